<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BotRow</name>
    <message>
        <source>%1: level</source>
        <translation>%1：水平</translation>
    </message>
    <message>
        <source>%1: style</source>
        <translation>%1：风格</translation>
    </message>
</context>
<context>
    <name>Centre</name>
    <message numerus="yes">
        <source>This trick and the last; %n card(s) taken</source>
        <translation>
            <numerusform>这一轮和上一轮；已收 %n 张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>更改按键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>CounterDrawer</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Also who showed what</source>
        <translation>谁出过什么</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Lowest play each seat has let pass; a pass proves nothing:</source>
        <translation>各家放过的最小的牌（不要不等于没有）：</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Still in the other four hands, out of all in the deck:</source>
        <translation>另外四家手里合计还有，共有多少张：</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>剩余</translation>
    </message>
</context>
<context>
    <name>CounterLine</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>没有了</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Every region has its own rules. Qingdao is a good start; you can change it in the settings at any time.</source>
        <translation>各地规则不一样，没打过就先选青岛；以后随时能在设置里换。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>直接打</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Teach me</source>
        <translation>教我打</translation>
    </message>
    <message>
        <source>Welcome to Baohuang</source>
        <translation>欢迎来打保皇</translation>
    </message>
    <message>
        <source>You and four computer players, four packs of cards: an Emperor, a Guard whom nobody knows, and three who want to bring them down.</source>
        <translation>你和四个电脑玩家，四副牌：一个皇帝，一个没人知道的侍卫，还有三个要推翻他们的平民。</translation>
    </message>
    <message>
        <source>“Teach me” explains everything the first time it comes up, in a real deal.</source>
        <translation>“教我打”就在真正的一局里，遇到什么讲什么，每样只讲一次。</translation>
    </message>
    <message>
        <source>“You” if left empty</source>
        <translation>不填就叫“你”</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Explain the game again</source>
        <translation>从头再讲一遍</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>认输这一局</translation>
    </message>
    <message>
        <source>It passes when it can and leads your lowest card. From the fourth time in a deal on it stays until the deal ends.</source>
        <translation>托管时能不要就不要，该发牌就发最小的。一局用过三次以上，就要托管到这局打完。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>Save this match to a file</source>
        <translation>把打过的牌存成文件</translation>
    </message>
    <message>
        <source>Take back my last move</source>
        <translation>悔一步</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>取消托管</translation>
    </message>
    <message>
        <source>Turn autoplay on</source>
        <translation>托管</translation>
    </message>
    <message>
        <source>Yes, give it up for −40 points</source>
        <translation>确定认输，扣 40 分</translation>
    </message>
    <message>
        <source>You lose 40 points to the house; for the others the deal does not count.</source>
        <translation>扣你 40 分，交公账；别人这一局不算。</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>HandSettings</name>
    <message>
        <source>Columns</source>
        <translation>分列</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>扇形</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Left-handed layout</source>
        <translation>左手布局</translation>
    </message>
    <message>
        <source>Low cards first</source>
        <translation>小牌在左</translation>
    </message>
    <message>
        <source>The Play button and the side buttons move to the left.</source>
        <translation>出牌和侧边的按钮都移到左边。</translation>
    </message>
    <message>
        <source>Two rows</source>
        <translation>两排</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
</context>
<context>
    <name>HelpSettings</name>
    <message>
        <source>Also who showed what</source>
        <translation>谁出过什么</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Everything new is explained the first time it comes up.</source>
        <translation>新东西第一次出现时讲一遍。</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>电脑玩家说话</translation>
    </message>
    <message>
        <source>The computer players say something now and then. It never gives away a card or a role.</source>
        <translation>他们偶尔说一句；不会露牌，也不会露身份。</translation>
    </message>
</context>
<context>
    <name>HouseCard</name>
    <message>
        <source>Suit</source>
        <translation>花色</translation>
    </message>
</context>
<context>
    <name>HouseCards</name>
    <message>
        <source>Choose cards</source>
        <translation>选牌</translation>
    </message>
    <message>
        <source>Click to take one more out, right-click to put one back; on the keyboard use the arrows, + and −.</source>
        <translation>点一下多拿掉一张，右键放回一张；键盘用方向键和 +、−。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>选好了</translation>
    </message>
</context>
<context>
    <name>HouseFiles</name>
    <message>
        <source>House rules (*.toml)</source>
        <translation>自定规则 (*.toml)</translation>
    </message>
    <message>
        <source>Open a file of house rules</source>
        <translation>打开自定规则的文件</translation>
    </message>
    <message>
        <source>Write these house rules to a file</source>
        <translation>把规则写进文件</translation>
    </message>
</context>
<context>
    <name>HousePane</name>
    <message>
        <source>A copy of %1; a gold bar marks what differs from it.</source>
        <translation>从%1改来；金条标出跟它不一样的地方。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>规则的名字</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Save and choose</source>
        <translation>存好并选用</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>KeysPane</name>
    <message>
        <source>Click a line, then press its new key. A gold bar marks a key you have changed.</source>
        <translation>点一行，再按它的新按键；金色竖条表示已更改。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>恢复默认按键</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>No cards have been played yet</source>
        <translation>还没有人出牌</translation>
    </message>
    <message>
        <source>This trick</source>
        <translation>这一轮</translation>
    </message>
    <message>
        <source>This trick and the last</source>
        <translation>这一轮和上一轮</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>15 s</source>
        <translation>15 秒</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 秒</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60 秒</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>By region</source>
        <translation>按玩法</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Cards move when they are dealt, played and collected.</source>
        <translation>发牌、出牌、收牌时牌会移动；关掉就都不动。</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green.</source>
        <translation>方片蓝色，梅花绿色。</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>座位顺序</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>四色牌</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>出牌时限</translation>
    </message>
    <message>
        <source>When it runs out, autoplay takes over until you take your seat back.</source>
        <translation>时间一到就托管，直到你取消。</translation>
    </message>
    <message>
        <source>“You” if left empty</source>
        <translation>不填就叫“你”</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Baohuang</source>
        <translation>保皇</translation>
    </message>
    <message>
        <source>Baohuang (not saved)</source>
        <translation>保皇（不存档）</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>At most %1 characters</source>
        <translation>最多 %1 个字</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Baohuang</source>
        <translation>保皇</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>OwnRole</name>
    <message>
        <source>Shows the roles known to all</source>
        <translation>显示已经公开的身份</translation>
    </message>
</context>
<context>
    <name>PendingRules</name>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <source>Records (*.baohuang *.json)</source>
        <translation>牌谱 (*.baohuang *.json)</translation>
    </message>
    <message>
        <source>Write the deals of this match to a file</source>
        <translation>把本场打过的牌写成文件</translation>
    </message>
</context>
<context>
    <name>RolesPanel</name>
    <message>
        <source>A click on a seat, or a key (%1, in turn order), sets your own guess:
Guard, Commoner, none. Nobody else sees it.</source>
        <translation>点击座位，或按键（%1，按出牌顺序）设置你的猜测：
侍卫、平民、无。别人看不到。</translation>
    </message>
    <message>
        <source>Roles known to all</source>
        <translation>已经公开的身份</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>Not allowed by this rule: {0}</source>
        <translation>按这条不行：{0}</translation>
    </message>
</context>
<context>
    <name>RuleSettings</name>
    <message>
        <source>Base stake</source>
        <translation>底分</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>Gold eggs</source>
        <translation>金蛋</translation>
    </message>
    <message>
        <source>House rules: copy and change</source>
        <translation>自定规则：照着改</translation>
    </message>
    <message>
        <source>How many gold eggs a point is worth, from the next match on.</source>
        <translation>一分合多少金蛋，下一场起用。</translation>
    </message>
    <message>
        <source>New match with these rules</source>
        <translation>按这些规则重新开局</translation>
    </message>
    <message>
        <source>Random plays any cards the rules allow, Novice makes mistakes. Expert and Master think ahead and take longer.</source>
        <translation>“随便出”只管合不合规则，“新手”常出错；“高手”和“大师”会把牌局往下想，出牌要多等一会儿。</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Reset the gold eggs</source>
        <translation>金蛋重新算起</translation>
    </message>
    <message>
        <source>What you win or lose carries over from match to match. No real money.</source>
        <translation>输赢逐场累计，不涉及真钱。</translation>
    </message>
    <message>
        <source>Yes: a new match, 10,000 each</source>
        <translation>确定：每家 10,000 个，新开一场</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Sets your own guess</source>
        <translation>设置你的猜测</translation>
    </message>
</context>
<context>
    <name>SettingsPane</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Keys: see and change</source>
        <translation>按键：查看和更改</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Sound, keys</source>
        <translation>声音、按键</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>Deal again</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同牌再来</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>接着打</translation>
    </message>
</context>
<context>
    <name>SizeSlider</name>
    <message>
        <source>%1% (default)</source>
        <translation>%1%，默认</translation>
    </message>
    <message>
        <source>%1% (most for this window)</source>
        <translation>%1%，这个窗口最多</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Read aloud</source>
        <translation>语音播报</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <translation>声音大小</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Voice volume</source>
        <translation>语音大小</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Cards</source>
        <comment>the card counter</comment>
        <translation>记牌</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source> and </source>
        <comment>read aloud, between cards</comment>
        <translation>加</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between prices</comment>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>%n big joker(s)</source>
        <translation>
            <numerusform>%n 张大王</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a seat that is not out</comment>
        <translation>
            <numerusform>还剩 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small joker(s)</source>
        <translation>
            <numerusform>%n 张小王</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between jokers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>--at goes with --screenshot.</source>
        <translation>--at 要和 --screenshot 一起用。</translation>
    </message>
    <message>
        <source>2s fill up any base</source>
        <translation>2 能配牌</translation>
    </message>
    <message>
        <source>2s may be called</source>
        <translation>能叫 2</translation>
    </message>
    <message>
        <source>2s that fill up any base cannot be held back</source>
        <translation>2 能配牌，就不能憋</translation>
    </message>
    <message>
        <source>4, 2, 0, −2, −4</source>
        <translation>4、2、0、−2、−4</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sentences</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>A</source>
        <comment>avatar of Aming</comment>
        <translation>明</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>A marked small joker instead of a called card, and no special card.</source>
        <translation>不叫牌，带宝剑的小王在谁手里谁是侍卫，没有特画。</translation>
    </message>
    <message>
        <source>A pass is final</source>
        <translation>过牌后不能再出</translation>
    </message>
    <message>
        <source>A rank of its own is needed beside the jokers</source>
        <translation>王以外还要有主牌</translation>
    </message>
    <message>
        <source>A revolt reveals the Guard</source>
        <translation>造反亮出侍卫</translation>
    </message>
    <message>
        <source>A seed is 1 to 100 printable characters.</source>
        <translation>种子是 1 到 100 个可显示的字符。</translation>
    </message>
    <message>
        <source>A system voice says what happens.</source>
        <translation>由系统语音读出牌局。</translation>
    </message>
    <message>
        <source>After passing on a last play, you may ask for the lead</source>
        <translation>能申请接风</translation>
    </message>
    <message>
        <source>Against jokers the number of cards may differ: each joker is covered by its own.</source>
        <translation>对方挂了王时张数可以不同：先把每张王烤住，再管住剩下的牌。</translation>
    </message>
    <message>
        <source>All keys have been reset.</source>
        <translation>所有按键已恢复默认。</translation>
    </message>
    <message>
        <source>Aming</source>
        <translation>潍河阿明</translation>
    </message>
    <message>
        <source>Another window is using the same saved games: this one saves nothing.</source>
        <translation>另一个窗口正在用同一份存档，这个窗口不会存档。</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>应答</translation>
    </message>
    <message>
        <source>Ask for the lead</source>
        <translation>申请接风</translation>
    </message>
    <message>
        <source>Asked first</source>
        <translation>先问谁</translation>
    </message>
    <message>
        <source>Asks for it</source>
        <translation>申请接风</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>托管</translation>
    </message>
    <message>
        <source>Autoplay is on: press T to take your seat back.</source>
        <translation>托管中：按 T 取消。</translation>
    </message>
    <message>
        <source>Autoplay on or off</source>
        <translation>托管，或取消托管</translation>
    </message>
    <message>
        <source>Autoplay was on. Take your seat back?</source>
        <translation>这局结束时还在托管，自己接着打吗？</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Base needed</source>
        <translation>缺主牌</translation>
    </message>
    <message>
        <source>Beaten before the last held-back cards: a card is owed</source>
        <translation>剩憋的牌时被压要还一张（清 3）</translation>
    </message>
    <message>
        <source>Beaten with one held-back card left: smothered</source>
        <translation>剩一张憋的牌时被压算闷</translation>
    </message>
    <message>
        <source>Before the throne is offered, anyone may claim it to play alone against four.</source>
        <translation>登基之前，谁都可以抢独：一打四。</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Big jokers needed against these jokers: {0}, selected: {1}</source>
        <translation>压这些王要 {0} 张大王，已选 {1} 张</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>大胆</translation>
    </message>
    <message>
        <source>Bought 3s</source>
        <translation>买 3</translation>
    </message>
    <message>
        <source>Call with three or four identical cards: same rank and same suit.</source>
        <translation>叫牌要亮三张或四张一模一样的牌，点数和花色都相同。</translation>
    </message>
    <message>
        <source>Call {0}</source>
        <translation>叫 {0}</translation>
    </message>
    <message>
        <source>Called {0}</source>
        <translation>叫牌 {0}</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Card with the sword</source>
        <translation>带宝剑的牌</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Cards for the Emperor</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>Cards taken out</source>
        <translation>去掉的牌</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>Choosing cards</source>
        <translation>选牌</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>抢独</translation>
    </message>
    <message>
        <source>Claim the throne to play alone?</source>
        <translation>抢独吗？</translation>
    </message>
    <message>
        <source>Claims it</source>
        <translation>抢独</translation>
    </message>
    <message>
        <source>Clear the selection; close what is open</source>
        <translation>取消选牌；关闭面板</translation>
    </message>
    <message>
        <source>Commoner</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>Commoner −K</source>
        <translation>平民 −K</translation>
    </message>
    <message>
        <source>Commoner, against him</source>
        <translation>平民，跟他相反</translation>
    </message>
    <message>
        <source>Commoners may revolt</source>
        <translation>平民能造反</translation>
    </message>
    <message>
        <source>Cover each joker on the table by its own, then beat the rest</source>
        <translation>先把对方每张王烤住，再管住剩下的牌</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>明保和造反</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>明保</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>明保</translation>
    </message>
    <message>
        <source>Declines</source>
        <translation>让位</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Don’t claim</source>
        <translation>不抢</translation>
    </message>
    <message>
        <source>Don’t kick</source>
        <translation>不踢</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>皇帝</translation>
    </message>
    <message>
        <source>Emperor 2K</source>
        <translation>皇帝 2K</translation>
    </message>
    <message>
        <source>Emperor and Guard {0} = {1}</source>
        <translation>皇帝和侍卫 {0} = {1}</translation>
    </message>
    <message>
        <source>Emperor {0}, Guard {1}</source>
        <translation>皇帝{0}，侍卫{1}</translation>
    </message>
    <message>
        <source>Empty your hand before the others; F1 shows the rules.</source>
        <translation>争取先走完手里的牌；按 F1 看规则。</translation>
    </message>
    <message>
        <source>End</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Even: no tribute</source>
        <translation>平贡</translation>
    </message>
    <message>
        <source>Everyone can see it</source>
        <translation>人人看得见</translation>
    </message>
    <message>
        <source>Everyone ends with one 3, bought for a 2</source>
        <translation>买 3：每家正好一张 3，用 2 买</translation>
    </message>
    <message>
        <source>Everyone knows</source>
        <translation>已经亮明</translation>
    </message>
    <message>
        <source>Everyone was on autoplay; nothing is scored</source>
        <translation>全是托管，不算分</translation>
    </message>
    <message>
        <source>Everything is drawn smaller here: the table is made for 1280×720 or more.</source>
        <translation>窗口太小，画面已缩小：牌桌按 1280×720 及以上设计。</translation>
    </message>
    <message>
        <source>Exactly three 2s may follow a lone big joker.</source>
        <translation>正好三张 2 可以管一张大王。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>Few cards</source>
        <translation>报牌</translation>
    </message>
    <message>
        <source>First</source>
        <comment>place</comment>
        <translation>头科</translation>
    </message>
    <message>
        <source>First</source>
        <comment>lianzhong</comment>
        <translation>头客</translation>
    </message>
    <message>
        <source>Five 2s beat the special</source>
        <translation>五个 2 压特画</translation>
    </message>
    <message>
        <source>Four against one, there is no Guard</source>
        <translation>四打一，没有侍卫</translation>
    </message>
    <message>
        <source>Fourth</source>
        <comment>place</comment>
        <translation>二落</translation>
    </message>
    <message>
        <source>Fourth</source>
        <comment>lianzhong</comment>
        <translation>二拉</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Game menu</source>
        <translation>本局菜单</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>照常开牌</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>侍卫</translation>
    </message>
    <message>
        <source>Guard K</source>
        <translation>侍卫 K</translation>
    </message>
    <message>
        <source>Guard declared</source>
        <translation>明保</translation>
    </message>
    <message>
        <source>Guard hidden</source>
        <translation>暗保</translation>
    </message>
    <message>
        <source>Guard known</source>
        <translation>侍卫已现</translation>
    </message>
    <message>
        <source>Hands are reported at this many cards or fewer</source>
        <translation>剩几张以内才报牌</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>这张牌要憋着</translation>
    </message>
    <message>
        <source>Hidden solo</source>
        <translation>暗独</translation>
    </message>
    <message>
        <source>Hidden solo: points</source>
        <translation>暗独的分</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Hold back the {0}s</source>
        <translation>憋 {0}</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>行首</translation>
    </message>
    <message>
        <source>House rules need a name of 1 to {0} characters that a file can have: no slash, colon, star or quote.</source>
        <translation>自定规则的名字要 1 到 {0} 个字，不能有斜线、冒号、星号、引号这类文件名不许用的字。</translation>
    </message>
    <message>
        <source>House {0}</source>
        <translation>公账 {0}</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>Joker too low</source>
        <translation>王不够大</translation>
    </message>
    <message>
        <source>Joker too low: {1} does not beat {0}</source>
        <translation>王不够大：{1} 管不住 {0}</translation>
    </message>
    <message>
        <source>Jokers answered one by one</source>
        <translation>烤牌</translation>
    </message>
    <message>
        <source>Jokers are paid too</source>
        <translation>王也要进贡</translation>
    </message>
    <message>
        <source>Jokers may be called</source>
        <translation>能叫王</translation>
    </message>
    <message>
        <source>Jokers not covered</source>
        <translation>没烤住对方的王</translation>
    </message>
    <message>
        <source>K by places</source>
        <translation>按名次算 K</translation>
    </message>
    <message>
        <source>K is this number less the two places</source>
        <translation>K 等于这个数减去两人名次</translation>
    </message>
    <message>
        <source>Keep quiet</source>
        <translation>静观</translation>
    </message>
    <message>
        <source>Kick</source>
        <translation>踢</translation>
    </message>
    <message>
        <source>Kicked: {0}</source>
        <translation>踢：{0}</translation>
    </message>
    <message>
        <source>Kicks</source>
        <translation>踢</translation>
    </message>
    <message>
        <source>L</source>
        <comment>avatar of Young Liu</comment>
        <translation>刘</translation>
    </message>
    <message>
        <source>Last</source>
        <comment>place</comment>
        <translation>大落</translation>
    </message>
    <message>
        <source>Last</source>
        <comment>lianzhong</comment>
        <translation>大拉</translation>
    </message>
    <message>
        <source>Lianzhong’s</source>
        <translation>联众叫法</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>本按键表</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Lone Emperor</source>
        <translation>独保皇帝</translation>
    </message>
    <message>
        <source>Lone Emperor, first</source>
        <translation>独保，头一个走完</translation>
    </message>
    <message>
        <source>Lone Emperor, place</source>
        <translation>独保，按名次</translation>
    </message>
    <message>
        <source>Lone Emperor, second</source>
        <translation>独保，第二个走完</translation>
    </message>
    <message>
        <source>Looking things up</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Losers pay tribute before the next deal</source>
        <translation>输家下局进贡</translation>
    </message>
    <message>
        <source>Lowest card of the deck</source>
        <translation>最小的牌</translation>
    </message>
    <message>
        <source>Marked card of the column</source>
        <translation>这一列的带标记的牌</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Match and window</source>
        <translation>比赛和窗口</translation>
    </message>
    <message>
        <source>Mixed ranks</source>
        <translation>点数不一样</translation>
    </message>
    <message>
        <source>Move left, to the next column or answer</source>
        <translation>向左：一列牌，或一个回答</translation>
    </message>
    <message>
        <source>Move right, to the next column or answer</source>
        <translation>向右：一列牌，或一个回答</translation>
    </message>
    <message>
        <source>Must take it</source>
        <translation>逼位</translation>
    </message>
    <message>
        <source>My guess: {0}</source>
        <translation>我猜：{0}</translation>
    </message>
    <message>
        <source>Names of the places</source>
        <translation>名次的叫法</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>Next deal pays tribute: {0}</source>
        <translation>下局进贡：{0}</translation>
    </message>
    <message>
        <source>No Emperor yet</source>
        <translation>皇位未定</translation>
    </message>
    <message>
        <source>No deal of this match has ended yet.</source>
        <translation>本场还没有打完一局。</translation>
    </message>
    <message>
        <source>No speakers or headphones found. Sound starts when some are connected.</source>
        <translation>没有找到扬声器或耳机，接上之后就有声音。</translation>
    </message>
    <message>
        <source>Nobody else knows</source>
        <translation>别人还不知道</translation>
    </message>
    <message>
        <source>Nobody has taken the throne</source>
        <translation>还没有人登基</translation>
    </message>
    <message>
        <source>Nobody takes the throne: the deal is void</source>
        <translation>没有人登基，流局</translation>
    </message>
    <message>
        <source>Nobody took the throne; nothing is scored</source>
        <translation>没有人登基，不计分</translation>
    </message>
    <message>
        <source>Nobody wants the throne: you must take it</source>
        <translation>逼位：这次必须登基</translation>
    </message>
    <message>
        <source>Nothing beats this</source>
        <translation>这手牌管不住</translation>
    </message>
    <message>
        <source>Nothing can be saved in {0}: the game goes on unsaved.</source>
        <translation>{0} 里不能存档，游戏照常进行但不保存。</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Old Zhang</source>
        <translation>崂山老张</translation>
    </message>
    <message>
        <source>One card fewer of the column</source>
        <translation>这一列少选一张</translation>
    </message>
    <message>
        <source>One more card of the column</source>
        <translation>这一列多选一张</translation>
    </message>
    <message>
        <source>One more card of the rank; when following, as many as needed</source>
        <translation>该点数多选一张；跟牌时先选够张数</translation>
    </message>
    <message>
        <source>Only one file can be opened, {0} is one too many.</source>
        <translation>一次只能打开一个文件，{0} 多余了。</translation>
    </message>
    <message>
        <source>Only the Guard can declare.</source>
        <translation>只有侍卫才能明保。</translation>
    </message>
    <message>
        <source>Only with the sword in your own hand can you play alone in the open.</source>
        <translation>宝剑在自己手里才能明独。</translation>
    </message>
    <message>
        <source>Open solo</source>
        <translation>明独</translation>
    </message>
    <message>
        <source>Open solo with three cards shown</source>
        <translation>亮三张也能明独</translation>
    </message>
    <message>
        <source>Open solo: points</source>
        <translation>明独的分</translation>
    </message>
    <message>
        <source>Owed for the 3s</source>
        <translation>清 3</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>下翻页</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>上翻页</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Pass and ask for the lead</source>
        <translation>不要，并申请接风</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation>让位</translation>
    </message>
    <message>
        <source>Pass, or give the safe answer</source>
        <translation>不要，或稳妥的回答</translation>
    </message>
    <message>
        <source>Play goes clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source>Play {0}</source>
        <translation>出 {0}</translation>
    </message>
    <message>
        <source>Play, answer, go on</source>
        <translation>出牌、应答、继续</translation>
    </message>
    <message>
        <source>Played until one seat is left</source>
        <translation>打到只剩一家</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Press again to give up this match and start a new one.</source>
        <translation>再按一次就放弃这一场，另开新的。</translation>
    </message>
    <message>
        <source>Press the new key for “{0}”; Esc keeps the old one.</source>
        <translation>请按“{0}”的新按键；按 Esc 则不变。</translation>
    </message>
    <message>
        <source>Qingdao’s</source>
        <translation>青岛叫法</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随便出</translation>
    </message>
    <message>
        <source>Rank held back until last</source>
        <translation>憋到最后的点</translation>
    </message>
    <message>
        <source>Reading aloud is not available on this system.</source>
        <translation>系统在这里没有语音朗读功能。</translation>
    </message>
    <message>
        <source>Rebel</source>
        <translation>造反</translation>
    </message>
    <message>
        <source>Rebels needed</source>
        <translation>几个人才算造反</translation>
    </message>
    <message>
        <source>Revolt</source>
        <translation>造反</translation>
    </message>
    <message>
        <source>Revolt! The Guard is {0}</source>
        <translation>造反成功！侍卫是{0}</translation>
    </message>
    <message>
        <source>Revolt: {0}</source>
        <translation>造反：{0}</translation>
    </message>
    <message>
        <source>Roles known to all</source>
        <translation>已经公开的身份</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>S</source>
        <comment>avatar of Sister Lai</comment>
        <translation>莱</translation>
    </message>
    <message>
        <source>Same deal again, once it is over</source>
        <translation>打完后同牌再来</translation>
    </message>
    <message>
        <source>Saving in {0} has failed: the game goes on unsaved.</source>
        <translation>{0} 存档失败，游戏照常进行但不再保存。</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>算分的办法</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>算分</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>place</comment>
        <translation>二科</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>lianzhong</comment>
        <translation>二客</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Settings cannot be written in {0}: they last until the window closes.</source>
        <translation>{0} 里不能保存设置，关掉窗口后就恢复原样。</translation>
    </message>
    <message>
        <source>Sister Lai</source>
        <translation>莱芜大姐</translation>
    </message>
    <message>
        <source>Sly</source>
        <translation>狡猾</translation>
    </message>
    <message>
        <source>Small joker, big joker</source>
        <translation>小王、大王</translation>
    </message>
    <message>
        <source>Smothered</source>
        <translation>闷</translation>
    </message>
    <message>
        <source>Solo claim</source>
        <translation>抢独</translation>
    </message>
    <message>
        <source>Some settings could not be read and were reset: {0}.</source>
        <translation>有几项设置读不出来，已恢复默认：{0}。</translation>
    </message>
    <message>
        <source>Sound is not available: a system component that plays it is missing.</source>
        <translation>这里不能播放声音：系统缺少播放声音的组件。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Special, sword or called card</source>
        <translation>特画、宝剑或所叫的牌</translation>
    </message>
    <message>
        <source>Stakes ×{0}</source>
        <translation>输赢 ×{0}</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Such 2s close the trick at once</source>
        <translation>这样的 2 一压，这轮就到此为止</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>悔一步：收回上一个回答</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>取消托管</translation>
    </message>
    <message>
        <source>Take the throne</source>
        <translation>登基</translation>
    </message>
    <message>
        <source>Taken back. This deal counts as assisted.</source>
        <translation>已悔牌，本局记为辅助局。</translation>
    </message>
    <message>
        <source>Takes it</source>
        <translation>登基</translation>
    </message>
    <message>
        <source>That doubles the stakes</source>
        <translation>明保输赢加倍</translation>
    </message>
    <message>
        <source>That is not what is asked now.</source>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>The Commoners win</source>
        <translation>平民一方胜</translation>
    </message>
    <message>
        <source>The Emperor pays tribute</source>
        <translation>进贡：皇帝一方输</translation>
    </message>
    <message>
        <source>The Emperor takes tribute</source>
        <translation>收贡：皇帝一方赢</translation>
    </message>
    <message>
        <source>The Emperor’s side wins</source>
        <translation>皇帝一方胜</translation>
    </message>
    <message>
        <source>The Guard</source>
        <translation>侍卫</translation>
    </message>
    <message>
        <source>The Guard declares: {0}</source>
        <translation>明保：侍卫是{0}</translation>
    </message>
    <message>
        <source>The Guard declares: {0}. Stakes ×2</source>
        <translation>明保！侍卫是{0}，输赢 ×2</translation>
    </message>
    <message>
        <source>The Guard has declared: kick?</source>
        <translation>侍卫明保了，踢不踢？</translation>
    </message>
    <message>
        <source>The Guard is found by</source>
        <translation>怎么定侍卫</translation>
    </message>
    <message>
        <source>The Guard is not called yet</source>
        <translation>还没有侍卫</translation>
    </message>
    <message>
        <source>The Guard is unknown</source>
        <translation>侍卫还没亮明</translation>
    </message>
    <message>
        <source>The Guard is {0}</source>
        <translation>侍卫是{0}</translation>
    </message>
    <message>
        <source>The Guard may declare</source>
        <translation>能明保</translation>
    </message>
    <message>
        <source>The Guard may declare now; everyone is asked, so nothing gives it away</source>
        <translation>侍卫可以明保；人人都要问到，免得露了身份</translation>
    </message>
    <message>
        <source>The Guard’s card beats the big joker</source>
        <translation>侍卫牌压大王（特画）</translation>
    </message>
    <message>
        <source>The called card is out: the Guard is {0}</source>
        <translation>叫牌现身：侍卫是{0}</translation>
    </message>
    <message>
        <source>The deal from seed {1} never comes to {0}.</source>
        <translation>种子 {1} 的这一局没有 {0} 这个阶段。</translation>
    </message>
    <message>
        <source>The deal has not ended within {0} seconds.</source>
        <translation>这一局在 {0} 秒内没有打完。</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>这一局打完了</translation>
    </message>
    <message>
        <source>The deals of this match are in {0}.</source>
        <translation>本场打过的牌已存入 {0}。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>The game’s own fonts could not be loaded: system fonts are used instead.</source>
        <translation>游戏自带的字体没能载入，改用系统字体。</translation>
    </message>
    <message>
        <source>The house rules {0} are no longer there.</source>
        <translation>自定规则“{0}”已经不在了。</translation>
    </message>
    <message>
        <source>The installation is incomplete: {0} cannot be loaded.</source>
        <translation>安装不完整：无法载入 {0}。</translation>
    </message>
    <message>
        <source>The lone Emperor breaks even</source>
        <translation>独保打平</translation>
    </message>
    <message>
        <source>The lone Emperor loses</source>
        <translation>独保失败</translation>
    </message>
    <message>
        <source>The lone Emperor wins</source>
        <translation>独保成功</translation>
    </message>
    <message>
        <source>The option {0} needs a value.</source>
        <translation>选项 {0} 缺少值。</translation>
    </message>
    <message>
        <source>The option {0} takes no value.</source>
        <translation>选项 {0} 不带值。</translation>
    </message>
    <message>
        <source>The other side may kick: once more ×2</source>
        <translation>另一方能踢，再加倍</translation>
    </message>
    <message>
        <source>The process of the computer players does not answer.</source>
        <translation>电脑玩家的进程没有应答。</translation>
    </message>
    <message>
        <source>The rules in {0} contradict each other.</source>
        <translation>{0} 里的规则合不到一起。</translation>
    </message>
    <message>
        <source>The same deal again: it counts as assisted, and its new score replaces the old one.</source>
        <translation>同牌再来：本局记为辅助局，新成绩取代旧成绩。</translation>
    </message>
    <message>
        <source>The same deal can be played again once it is over.</source>
        <translation>这一局打完才能同牌再来。</translation>
    </message>
    <message>
        <source>The saved games come from a newer version; they were kept as {0}.</source>
        <translation>存档来自更新的版本，已改名为 {0} 保留。</translation>
    </message>
    <message>
        <source>The saved games were damaged; the file was kept as {0}.</source>
        <translation>存档已损坏，已改名为 {0} 保留。</translation>
    </message>
    <message>
        <source>The saved gold eggs do not add up: everyone begins with 10,000 again.</source>
        <translation>存下的金蛋对不上账：每家从 10,000 个重新开始。</translation>
    </message>
    <message>
        <source>The saved match does not follow its rules: a new one was begun.</source>
        <translation>存档里的牌局不合规则，已重新开局。</translation>
    </message>
    <message>
        <source>The saved-games file could not be written; it was kept as {0}.</source>
        <translation>存档文件无法写入，已另存为 {0}。</translation>
    </message>
    <message>
        <source>The saved-games file was not made by this game; it was kept as {0}.</source>
        <translation>存档文件不是本游戏的，已改名为 {0} 保留。</translation>
    </message>
    <message>
        <source>The settings come from a newer version; they were kept as {0}.</source>
        <translation>设置来自更新的版本，已改名为 {0} 保留。</translation>
    </message>
    <message>
        <source>The settings were damaged; the file was kept as {0}.</source>
        <translation>设置文件已损坏，已改名为 {0} 保留。</translation>
    </message>
    <message>
        <source>The sword is in another hand</source>
        <translation>宝剑在别人手里</translation>
    </message>
    <message>
        <source>The sword is in your own hand</source>
        <translation>宝剑就在你自己手里</translation>
    </message>
    <message>
        <source>The sword is out: the Guard is {0}</source>
        <translation>宝剑现身：侍卫是{0}</translation>
    </message>
    <message>
        <source>The sword makes the Guard</source>
        <translation>宝剑定侍卫</translation>
    </message>
    <message>
        <source>The system has no voice for English.</source>
        <comment>in the language that is missing</comment>
        <translation>系统没有中文语音，读不出来。</translation>
    </message>
    <message>
        <source>The throne</source>
        <translation>皇位</translation>
    </message>
    <message>
        <source>The throne comes back to you: this time you must take it.</source>
        <translation>逼位：皇位又回到你这里，这次必须登基。</translation>
    </message>
    <message>
        <source>The throne is offered to you</source>
        <translation>皇位到你这里了</translation>
    </message>
    <message>
        <source>The {0}s are held back: they go last, all at once, without jokers.</source>
        <translation>憋 {0}：{0} 要留到最后一手一次出完，不能挂王。</translation>
    </message>
    <message>
        <source>There is no desktop to open a window on.</source>
        <translation>没有可以打开窗口的桌面。</translation>
    </message>
    <message>
        <source>There is no marked card under the keyboard.</source>
        <translation>选中的这列没有带记号的牌。</translation>
    </message>
    <message>
        <source>There is no option {0}.</source>
        <translation>没有 {0} 这个选项。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可悔的牌。</translation>
    </message>
    <message>
        <source>There is only one special.</source>
        <translation>特画只有一张。</translation>
    </message>
    <message>
        <source>They are kept to the very last play, all at once and without jokers.</source>
        <translation>要留到最后一手一次出完，不能挂王。</translation>
    </message>
    <message>
        <source>They have revolted: kick?</source>
        <translation>他们造反了，踢不踢？</translation>
    </message>
    <message>
        <source>Third</source>
        <comment>place</comment>
        <translation>三科</translation>
    </message>
    <message>
        <source>Third</source>
        <comment>lianzhong</comment>
        <translation>三客</translation>
    </message>
    <message>
        <source>This command works everywhere, so it needs Ctrl, Alt or an F key.</source>
        <translation>这个命令处处有效：按键须带 Ctrl、Alt 或是 F 功能键。</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>这一局已经打完了。</translation>
    </message>
    <message>
        <source>This key cannot be used.</source>
        <translation>这个键不能用。</translation>
    </message>
    <message>
        <source>This trick and the last</source>
        <translation>这一轮和上一轮</translation>
    </message>
    <message>
        <source>This trick: {0} plays</source>
        <translation>这一轮已出 {0} 手</translation>
    </message>
    <message>
        <source>Three 2s beat a big joker</source>
        <translation>三张 2 管大王</translation>
    </message>
    <message>
        <source>Too few big jokers</source>
        <translation>大王不够</translation>
    </message>
    <message>
        <source>Too few rebels still show the hoe</source>
        <translation>人不够也亮锄头</translation>
    </message>
    <message>
        <source>Too low</source>
        <translation>牌不够大</translation>
    </message>
    <message>
        <source>Too low: {1} does not beat {0}</source>
        <translation>牌不够大：{1} 管不住 {0}</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>进贡</translation>
    </message>
    <message>
        <source>Tribute between deals</source>
        <translation>局间进贡</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Used more than three times in this deal: autoplay stays on until it ends.</source>
        <translation>这一局托管超过三次了：要托管到这局打完。</translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation>等别人表态</translation>
    </message>
    <message>
        <source>Waiting for {0}</source>
        <translation>轮到{0}</translation>
    </message>
    <message>
        <source>What declining costs</source>
        <translation>让位贴什么</translation>
    </message>
    <message>
        <source>What was saved in {0} did not come back.</source>
        <translation>存在 {0} 里的牌局没有读回来。</translation>
    </message>
    <message>
        <source>When nobody takes it</source>
        <translation>没人登基时</translation>
    </message>
    <message>
        <source>Which card do you call? Whoever holds the fourth is your Guard</source>
        <translation>第四张在谁手里，谁就是你的侍卫。可以叫：</translation>
    </message>
    <message>
        <source>Who has passed stays out of the trick.</source>
        <translation>这一轮里过了牌就不能再出。</translation>
    </message>
    <message>
        <source>Whoever declines lays a card for the Emperor</source>
        <translation>让位的放一张底牌</translation>
    </message>
    <message>
        <source>Whoever declines the throne lays a card on a pile, which the Emperor takes.</source>
        <translation>让位的各放一张底牌，谁登基谁收走。</translation>
    </message>
    <message>
        <source>With Shift: the whole column</source>
        <translation>按住 Shift：整列</translation>
    </message>
    <message>
        <source>Without the 3s nothing is held back.</source>
        <translation>去掉 3 以后就没有憋牌。</translation>
    </message>
    <message>
        <source>Without three identical cards (same rank and suit) you cannot take the throne</source>
        <translation>没有三张点数花色都一样的牌可叫，登不了基</translation>
    </message>
    <message>
        <source>Written to {0}.</source>
        <translation>已写到 {0}。</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>avatar of You</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>You are a Commoner</source>
        <translation>你是平民</translation>
    </message>
    <message>
        <source>You are a Commoner: revolt?</source>
        <translation>你是平民：造反吗？</translation>
    </message>
    <message>
        <source>You are the Emperor</source>
        <translation>你是皇帝</translation>
    </message>
    <message>
        <source>You are the Guard</source>
        <translation>你是侍卫</translation>
    </message>
    <message>
        <source>You are the Guard: declare yourself?</source>
        <translation>你是侍卫：明保吗？</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>你不输不赢</translation>
    </message>
    <message>
        <source>You can apply only against a last play, and only before anyone else.</source>
        <translation>别人出完最后一手时才能申请接风，先申请的算。</translation>
    </message>
    <message>
        <source>You cannot beat it: pass</source>
        <translation>打不过，只能不要</translation>
    </message>
    <message>
        <source>You claim the throne and have the sceptre joker: alone against four</source>
        <translation>你抢独，权杖大王归你：一打四</translation>
    </message>
    <message>
        <source>You do not hold {0}.</source>
        <translation>你手里没有 {0}。</translation>
    </message>
    <message>
        <source>You gave up the deal</source>
        <translation>你认输了</translation>
    </message>
    <message>
        <source>You have no called card.</source>
        <translation>你没有叫的那张牌。</translation>
    </message>
    <message>
        <source>You have no sword.</source>
        <translation>你没有宝剑。</translation>
    </message>
    <message>
        <source>You have no {0}.</source>
        <translation>你没有{0}。</translation>
    </message>
    <message>
        <source>You hold no three identical cards to call: the throne must go on.</source>
        <translation>你没有三张一样的牌可叫，只能让位。</translation>
    </message>
    <message>
        <source>You hold the sceptre</source>
        <translation>你拿着权杖</translation>
    </message>
    <message>
        <source>You hold the sword</source>
        <translation>你拿着宝剑</translation>
    </message>
    <message>
        <source>You lead: you must play something.</source>
        <translation>轮到你发牌，不能不要。</translation>
    </message>
    <message>
        <source>You lose {0}</source>
        <translation>你输 {0} 分</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>你独保</translation>
    </message>
    <message>
        <source>You win {0}</source>
        <translation>你赢 {0} 分</translation>
    </message>
    <message>
        <source>Young Liu</source>
        <translation>威海小刘</translation>
    </message>
    <message>
        <source>Your Guard is unknown</source>
        <translation>侍卫还没亮明</translation>
    </message>
    <message>
        <source>Your Guard is {0}</source>
        <translation>你的侍卫是{0}</translation>
    </message>
    <message>
        <source>Your guess about {0}</source>
        <translation>对{0}的猜测</translation>
    </message>
    <message>
        <source>Your guesses about the seats after you</source>
        <translation>对下家起四家的猜测</translation>
    </message>
    <message>
        <source>Your lead: choose cards</source>
        <translation>该你先出，请选牌</translation>
    </message>
    <message>
        <source>Your sceptre joker goes to {1} with the throne</source>
        <translation>你让位给{1}，权杖大王跟着过去</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>Your turn: choose {0}</source>
        <translation>该你了，请选 {0}</translation>
    </message>
    <message>
        <source>Your {1} goes on the pile for the Emperor</source>
        <translation>你贴上 {1}，谁登基归谁</translation>
    </message>
    <message>
        <source>Z</source>
        <comment>avatar of Old Zhang</comment>
        <translation>张</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>一张 2</translation>
    </message>
    <message>
        <source>a Guard by sword needs a card that carries it</source>
        <translation>靠宝剑定侍卫，得有一张牌带宝剑</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>一张扣着的牌</translation>
    </message>
    <message>
        <source>a card that is held back until last cannot carry it</source>
        <translation>憋到最后的牌不能带宝剑</translation>
    </message>
    <message>
        <source>a card that may be called lacks its fourth copy: leave all four of it, or two at most</source>
        <translation>有能叫的牌只剩三张，没有第四张：要么四张都留，要么最多留两张</translation>
    </message>
    <message>
        <source>a card with a sword</source>
        <translation>带宝剑的牌</translation>
    </message>
    <message>
        <source>a deck begins at 3 to 2</source>
        <translation>牌最小从 3 到 2 起</translation>
    </message>
    <message>
        <source>a drawn seat</source>
        <translation>抽出来的人</translation>
    </message>
    <message>
        <source>a higher card tells the others more</source>
        <translation>叫得高，漏的底也多</translation>
    </message>
    <message>
        <source>a second round</source>
        <translation>再问一圈</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>A</translation>
    </message>
    <message>
        <source>all four shown: alone against four, in the open</source>
        <translation>四张全亮：明独，一打四</translation>
    </message>
    <message>
        <source>almost certainly nobody else will beat the play on the table</source>
        <translation>桌上这手几乎没人再管</translation>
    </message>
    <message>
        <source>almost certainly nobody will beat it</source>
        <translation>几乎没人管得住</translation>
    </message>
    <message>
        <source>alone against four, in the open, with no Guard</source>
        <translation>亮明了一打四，没有侍卫</translation>
    </message>
    <message>
        <source>always so here; house rules can change that</source>
        <translation>这里一直这样；要改请用自定规则</translation>
    </message>
    <message>
        <source>arrow down</source>
        <translation>下箭头</translation>
    </message>
    <message>
        <source>arrow left</source>
        <translation>左箭头</translation>
    </message>
    <message>
        <source>arrow right</source>
        <translation>右箭头</translation>
    </message>
    <message>
        <source>arrow up</source>
        <translation>上箭头</translation>
    </message>
    <message>
        <source>back to the first</source>
        <translation>回到第一个</translation>
    </message>
    <message>
        <source>beating this play costs more than the trick is worth</source>
        <translation>管这一轮不划算</translation>
    </message>
    <message>
        <source>beating this play would cost {0}</source>
        <translation>要管就得花{0}</translation>
    </message>
    <message>
        <source>beating this play would cost {0} of your jokers</source>
        <translation>要管就得搭上 {0} 张王</translation>
    </message>
    <message>
        <source>beating this play would show too soon who the Guard is</source>
        <translation>侍卫还不到露的时候</translation>
    </message>
    <message>
        <source>beating this play would split your {0}</source>
        <translation>要管就得拆 {0}</translation>
    </message>
    <message>
        <source>beating this play would split {0} cards of one rank</source>
        <translation>要管就得拆 {0} 张一样的牌</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>called card</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>capped at what they had</source>
        <translation>以本金为限</translation>
    </message>
    <message>
        <source>clubs </source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>diamonds </source>
        <translation>方片</translation>
    </message>
    <message>
        <source>different in Qingdao</source>
        <translation>与青岛规则不同</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of this language</comment>
        <translation>zh</translation>
    </message>
    <message>
        <source>equals sign</source>
        <translation>等号</translation>
    </message>
    <message>
        <source>everybody knows that you play alone against four</source>
        <translation>大家都知道你一打四</translation>
    </message>
    <message>
        <source>everybody knows you as the Guard</source>
        <translation>大家都知道你是侍卫</translation>
    </message>
    <message>
        <source>everybody knows you; you then win only if the Emperor is first and you are second</source>
        <translation>大家都知道你；这样只有皇帝头科、你二科才算赢</translation>
    </message>
    <message>
        <source>everybody sees them</source>
        <translation>都看得见</translation>
    </message>
    <message>
        <source>everyone learns that you are the Guard</source>
        <translation>大家就都知道你是侍卫</translation>
    </message>
    <message>
        <source>everyone learns that you have no Guard</source>
        <translation>大家就都知道你没有侍卫</translation>
    </message>
    <message>
        <source>fewer than 80 cards are left</source>
        <translation>剩下不到 80 张牌</translation>
    </message>
    <message>
        <source>hearts </source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>if everyone else passes, the lead is yours</source>
        <translation>不要，同时申请接风</translation>
    </message>
    <message>
        <source>if everyone else passes, you lead</source>
        <translation>别人都不要，就由你发牌</translation>
    </message>
    <message>
        <source>if it wins the trick, you can lead the cards that go last</source>
        <translation>这手没人管，憋着的牌就送走了</translation>
    </message>
    <message>
        <source>it answers a declaration, so the Guard must be allowed one</source>
        <translation>踢的是明保，得先让侍卫能明保</translation>
    </message>
    <message>
        <source>it answers a revolt, so a revolt must reveal the Guard</source>
        <translation>踢的是造反，造反就得亮出侍卫</translation>
    </message>
    <message>
        <source>it beats your ally {0}</source>
        <translation>管的是自己人{0}</translation>
    </message>
    <message>
        <source>it beats {0}, probably an ally ({1}%)</source>
        <translation>管的{0}多半是自己人（{1}%）</translation>
    </message>
    <message>
        <source>it came out best in {0} imagined deals that fit what you have seen</source>
        <translation>按已经出过的牌试打 {0} 遍，这样结果最好</translation>
    </message>
    <message>
        <source>it costs you a card: your {0} goes with it</source>
        <translation>要贴上你的 {0}</translation>
    </message>
    <message>
        <source>it costs {0}</source>
        <translation>要花{0}</translation>
    </message>
    <message>
        <source>it does not go with the rest</source>
        <translation>跟别的规则合不到一起</translation>
    </message>
    <message>
        <source>it gets rid of cards that are hard to play later</source>
        <translation>先走以后难出的牌</translation>
    </message>
    <message>
        <source>it gets rid of many low cards at once; strong plays left to win the lead back: {1}</source>
        <translation>先走又多又小的，手里还有 {1} 手大牌能抢回来</translation>
    </message>
    <message>
        <source>it is a number from 0 to 1000</source>
        <translation>只能是 0 到 1000 的数</translation>
    </message>
    <message>
        <source>it is a number of cards up to 20</source>
        <translation>最多二十张</translation>
    </message>
    <message>
        <source>it is the only answer allowed</source>
        <translation>只能这样</translation>
    </message>
    <message>
        <source>it keeps a strong play back to win the lead for the cards that go last</source>
        <translation>留一手大牌，好送憋着的牌</translation>
    </message>
    <message>
        <source>it leaves you only cards that must go last ({0})</source>
        <translation>出完只剩憋着的 {0} 张</translation>
    </message>
    <message>
        <source>it needs a Guard by sword</source>
        <translation>侍卫得是认宝剑的</translation>
    </message>
    <message>
        <source>it needs a called Guard</source>
        <translation>侍卫得是叫出来的</translation>
    </message>
    <message>
        <source>it needs a held-back rank</source>
        <translation>要有憋的牌</translation>
    </message>
    <message>
        <source>it needs a sceptre that is dealt</source>
        <translation>要有发到手里的权杖</translation>
    </message>
    <message>
        <source>it needs five 3s in the deck, held back until last</source>
        <translation>牌里要正好五张 3，而且憋到最后</translation>
    </message>
    <message>
        <source>it needs scores by K</source>
        <translation>得按名次差算分</translation>
    </message>
    <message>
        <source>it plays your last cards</source>
        <translation>这手就走完了</translation>
    </message>
    <message>
        <source>it risks least</source>
        <translation>这样最稳</translation>
    </message>
    <message>
        <source>it rules out the special, 2s that beat a big joker and jokers one by one</source>
        <translation>不能同时有特画、三个 2 压大王、烤牌</translation>
    </message>
    <message>
        <source>it splits your {0}</source>
        <translation>要拆 {0}</translation>
    </message>
    <message numerus="yes">
        <source>it takes %n rebel(s) or more; then the Guard is revealed</source>
        <translation>
            <numerusform>要有 %n 人以上一起造反，成了侍卫就亮明</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes a stronger hand than yours</source>
        <translation>要更强的牌才划算</translation>
    </message>
    <message>
        <source>it takes one to three Commoners</source>
        <translation>一到三个平民</translation>
    </message>
    <message>
        <source>it takes two Commoners; you win or lose twice as much</source>
        <translation>要两个平民一起踢，输赢再加倍</translation>
    </message>
    <message>
        <source>it uses up a whole rank, leaving {0} more to play</source>
        <translation>少一手、不拆牌，还剩 {0} 手</translation>
    </message>
    <message>
        <source>it uses {0} as fillers</source>
        <translation>用 {0} 来配</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>K</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>减号</translation>
    </message>
    <message>
        <source>minus </source>
        <comment>read aloud</comment>
        <translation>负</translation>
    </message>
    <message>
        <source>no card of this deck can be called</source>
        <translation>这副牌里没有能叫的牌</translation>
    </message>
    <message>
        <source>nobody can beat it</source>
        <translation>没人管得住</translation>
    </message>
    <message>
        <source>nobody can stop you now: you play out your whole hand</source>
        <translation>没人拦得住，一路走完</translation>
    </message>
    <message>
        <source>nobody is left to ask: the deal is void</source>
        <translation>后面没有人可问了：流局</translation>
    </message>
    <message>
        <source>nobody knows that you have no Guard</source>
        <translation>没人知道你没有侍卫</translation>
    </message>
    <message>
        <source>nobody learns who you are</source>
        <translation>谁也不知道你是谁</translation>
    </message>
    <message>
        <source>none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>不算分</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不贴</translation>
    </message>
    <message>
        <source>nothing in your hand beats this play</source>
        <translation>没有能管的牌</translation>
    </message>
    <message>
        <source>nothing so far</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>on the throne you would have no Guard</source>
        <translation>登了基也没有侍卫</translation>
    </message>
    <message>
        <source>one against four</source>
        <translation>一打四</translation>
    </message>
    <message>
        <source>one is enough; the Guard stays hidden</source>
        <translation>一个人造反就够，侍卫还是暗的</translation>
    </message>
    <message>
        <source>one of you two is enough; you win or lose twice as much</source>
        <translation>你们两个有一个踢就够，输赢再加倍</translation>
    </message>
    <message>
        <source>one rebel is enough; then the Guard is revealed</source>
        <translation>一个人造反就够，侍卫随即亮明</translation>
    </message>
    <message>
        <source>open solo</source>
        <translation>明独</translation>
    </message>
    <message>
        <source>owed for the 3s: {0}</source>
        <translation>清 3 的账：{0}</translation>
    </message>
    <message>
        <source>picked at random</source>
        <translation>随便选的</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>加号</translation>
    </message>
    <message>
        <source>points alone must divide by four</source>
        <translation>独保的分要能被 4 整除</translation>
    </message>
    <message>
        <source>probably nobody else will beat the play on the table ({0}%)</source>
        <translation>桌上这手多半没人再管（{0}%）</translation>
    </message>
    <message>
        <source>probably nobody will beat it ({0}%)</source>
        <translation>多半没人管（{0}%）</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>问号</translation>
    </message>
    <message>
        <source>sceptre</source>
        <translation>权杖</translation>
    </message>
    <message>
        <source>second round, forced</source>
        <translation>第二圈必须接</translation>
    </message>
    <message>
        <source>second round: whoever can must</source>
        <translation>逼位：第二圈能接的必须接</translation>
    </message>
    <message>
        <source>small joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>smothered {0}</source>
        <translation>被闷 {0}</translation>
    </message>
    <message>
        <source>smothering {0}</source>
        <translation>闷人 {0}</translation>
    </message>
    <message>
        <source>so strong a Guard can afford to declare</source>
        <translation>牌这么好，侍卫可以亮</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>独保</translation>
    </message>
    <message>
        <source>some of them are not in this deck</source>
        <translation>有的牌这副牌里本来就没有</translation>
    </message>
    <message>
        <source>somebody else will almost certainly beat the play on the table</source>
        <translation>桌上这手几乎肯定还有人管</translation>
    </message>
    <message>
        <source>somebody else will probably beat the play on the table ({0}%)</source>
        <translation>桌上这手多半还有人管（{0}%）</translation>
    </message>
    <message>
        <source>somebody will almost certainly beat it</source>
        <translation>几乎肯定会被管上</translation>
    </message>
    <message>
        <source>somebody will probably beat it ({0}%)</source>
        <translation>多半会被管上（{0}%）</translation>
    </message>
    <message>
        <source>spades </source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>special</source>
        <translation>特画</translation>
    </message>
    <message>
        <source>stakes ×{0} → ×{1}</source>
        <translation>输赢 ×{0} → ×{1}</translation>
    </message>
    <message>
        <source>sword</source>
        <translation>宝剑</translation>
    </message>
    <message>
        <source>the card with the sceptre stays</source>
        <translation>带权杖的那张不能拿掉</translation>
    </message>
    <message>
        <source>the jokers are well spent here</source>
        <translation>王用在这里值得</translation>
    </message>
    <message>
        <source>the largest card</source>
        <translation>最大的牌</translation>
    </message>
    <message>
        <source>the last Emperor</source>
        <translation>上局皇帝</translation>
    </message>
    <message>
        <source>the lowest card that you can call tells the others least</source>
        <translation>叫最小的牌，露得最少</translation>
    </message>
    <message>
        <source>the next seat is asked; it costs you nothing</source>
        <translation>轮到下一个人，不用贴牌</translation>
    </message>
    <message>
        <source>the sceptre joker leaves your hand with it, and so does your {0}</source>
        <translation>权杖大王跟着让出去，还要贴上你的 {0}</translation>
    </message>
    <message>
        <source>the sceptre joker leaves your hand with it, nothing else</source>
        <translation>权杖大王跟着让出去，不用另外贴牌</translation>
    </message>
    <message>
        <source>the secret is worth more than a double stake</source>
        <translation>藏着比翻倍合算</translation>
    </message>
    <message>
        <source>the special</source>
        <translation>特画</translation>
    </message>
    <message>
        <source>the stakes stay at ×{0} unless others kick</source>
        <translation>别人不踢，输赢就还是 ×{0}</translation>
    </message>
    <message>
        <source>the throne is then offered as usual</source>
        <translation>照常登基、找侍卫</translation>
    </message>
    <message>
        <source>there is no better card to call</source>
        <translation>没有更好的叫法</translation>
    </message>
    <message>
        <source>there is no special to beat</source>
        <translation>没有特画可压</translation>
    </message>
    <message>
        <source>this card is not in the deck, or is a big joker</source>
        <translation>这张牌不在牌里，或者是大王</translation>
    </message>
    <message>
        <source>this rank is not in the deck</source>
        <translation>牌里没有这个点数</translation>
    </message>
    <message>
        <source>this score table pays for every place, so play goes on until one seat is left</source>
        <translation>这种算法每个名次都算，要打到只剩一家</translation>
    </message>
    <message>
        <source>this trick is worth winning; the chance that nobody beats you is {0}%</source>
        <translation>这一轮值得抢，没人管的可能是 {0}%</translation>
    </message>
    <message>
        <source>three called cards</source>
        <translation>叫三张</translation>
    </message>
    <message>
        <source>three shown and alone against four, in the open</source>
        <translation>亮三张，明着一打四</translation>
    </message>
    <message>
        <source>times {0}</source>
        <comment>read aloud</comment>
        <translation>乘{0}</translation>
    </message>
    <message>
        <source>to be forced one must be able to call: it needs a called Guard</source>
        <translation>要能叫牌才逼得了：侍卫得是叫出来的</translation>
    </message>
    <message>
        <source>topped up by the house</source>
        <translation>公账补足</translation>
    </message>
    <message>
        <source>two against three</source>
        <translation>两人对三人</translation>
    </message>
    <message>
        <source>void</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>where the Guard is called, no card carries it</source>
        <translation>侍卫是叫出来的，就没有牌带宝剑</translation>
    </message>
    <message>
        <source>who holds the sceptre</source>
        <translation>拿权杖的</translation>
    </message>
    <message>
        <source>win +{0} / lose −{0}</source>
        <translation>胜 +{0} / 负 −{0}</translation>
    </message>
    <message>
        <source>won, even, lost</source>
        <translation>收贡、平贡、进贡</translation>
    </message>
    <message>
        <source>you are not strong enough to play alone</source>
        <translation>牌不够好，独保太险</translation>
    </message>
    <message>
        <source>you are strong enough to double the stakes</source>
        <translation>牌够好，可以翻倍</translation>
    </message>
    <message>
        <source>you are strong enough to double the stakes once more</source>
        <translation>牌力够，可以再踢一番</translation>
    </message>
    <message>
        <source>you are strong enough to play alone</source>
        <translation>牌够好，可以独保</translation>
    </message>
    <message>
        <source>you call a card and lead first</source>
        <translation>你叫牌、先发牌</translation>
    </message>
    <message>
        <source>you can probably play out your whole hand from here ({0}%)</source>
        <translation>接下来多半能一路走完（{0}%）</translation>
    </message>
    <message>
        <source>you count double, your Guard once</source>
        <translation>你 2K，侍卫 K</translation>
    </message>
    <message>
        <source>you hold all four and are strong enough</source>
        <translation>四张都在手里，牌也够好</translation>
    </message>
    <message>
        <source>you hold the fourth too: alone, and nobody knows</source>
        <translation>第四张也在你手里：暗独，没人知道</translation>
    </message>
    <message>
        <source>you lead first; whoever holds the sword is your Guard</source>
        <translation>你先发牌；拿宝剑的是你的侍卫</translation>
    </message>
    <message>
        <source>you win if you are first, or if your Guard is first and you second</source>
        <translation>你得头科，或侍卫头科、你二科，就赢</translation>
    </message>
    <message>
        <source>your Guard stays hidden; two against three</source>
        <translation>侍卫先不露面，两人对三人</translation>
    </message>
    <message>
        <source>your ally {0} has only {1} left and can play on it</source>
        <translation>送自己人{0}走：只剩 {1} 张，接得上</translation>
    </message>
    <message>
        <source>your ally {0} is about to go out</source>
        <translation>自己人{0}快走完了</translation>
    </message>
    <message>
        <source>your ally {0} is winning the trick</source>
        <translation>自己人{0}最大，不用管</translation>
    </message>
    <message>
        <source>your hand is better than about {0}% of hands</source>
        <translation>比大约 {0}% 的牌好</translation>
    </message>
    <message>
        <source>your hand is strong</source>
        <translation>你的牌够好</translation>
    </message>
    <message>
        <source>your hand is too weak for it</source>
        <translation>你的牌不够好</translation>
    </message>
    <message>
        <source>your points {0} · eggs {1}</source>
        <translation>你累计 {0} 分 · 金蛋 {1} 个</translation>
    </message>
    <message>
        <source>your two places are added up</source>
        <translation>你和侍卫的名次分加在一起算</translation>
    </message>
    <message>
        <source>{0} </source>
        <comment>so many jokers</comment>
        <translation>{0}个</translation>
    </message>
    <message>
        <source>{0} (assisted)</source>
        <translation>{0}（辅助）</translation>
    </message>
    <message>
        <source>{0} adds {1} to the pile for the Emperor</source>
        <translation>{0}贴上 {1}，谁登基归谁</translation>
    </message>
    <message>
        <source>{0} and {1} do not go together: one rank, and jokers with it.</source>
        <translation>{0} 和 {1} 不能一起出：一套牌只能是同一个点数，再挂王。</translation>
    </message>
    <message>
        <source>{0} cannot be changed.</source>
        <translation>{0} 的作用固定不变。</translation>
    </message>
    <message>
        <source>{0} cannot be opened.</source>
        <translation>打不开 {0}。</translation>
    </message>
    <message>
        <source>{0} cannot be {1}; possible: {2}.</source>
        <translation>{0} 不能是 {1}，可以是：{2}。</translation>
    </message>
    <message>
        <source>{0} claims the throne and takes the sceptre joker: alone against four</source>
        <translation>{0}抢独，权杖大王归他：一打四</translation>
    </message>
    <message>
        <source>{0} comes from another version of the game.</source>
        <translation>{0} 是别的版本的文件。</translation>
    </message>
    <message>
        <source>{0} could not be written.</source>
        <translation>写不了 {0}。</translation>
    </message>
    <message>
        <source>{0} files of house rules cannot be used and are left as they are: {1}.</source>
        <translation>有 {0} 个自定规则文件不能用，已原样留着：{1}。</translation>
    </message>
    <message>
        <source>{0} gave up the deal</source>
        <translation>{0}认输了</translation>
    </message>
    <message>
        <source>{0} has only a 3 left: that is smothered now</source>
        <translation>{0}只剩一张 3，这一下就闷住了</translation>
    </message>
    <message>
        <source>{0} has only {1} left and must be stopped</source>
        <translation>{0}只剩 {1} 张，得管住</translation>
    </message>
    <message>
        <source>{0} has only {1} left, too few to beat so many cards</source>
        <translation>{0}只剩 {1} 张，跟不了这么多</translation>
    </message>
    <message>
        <source>{0} has {1} left and may go out on it</source>
        <translation>{0}只剩 {1} 张，可能借此走完</translation>
    </message>
    <message>
        <source>{0} is already the key for “{1}”.</source>
        <translation>{0} 已经是“{1}”的按键。</translation>
    </message>
    <message>
        <source>{0} is already the key for “{1}”; press it again to swap the two.</source>
        <translation>{0} 已经是“{1}”的按键；再按一次就互换。</translation>
    </message>
    <message>
        <source>{0} is not a file of house rules, or is cut short.</source>
        <translation>{0} 不是自定规则的文件，或者不完整。</translation>
    </message>
    <message>
        <source>{0} is not a record of the game.</source>
        <translation>{0} 不是本游戏的牌谱。</translation>
    </message>
    <message>
        <source>{0} is not a rule option: give name=on, name=off or name=number.</source>
        <translation>{0} 不是规则选项：请写 名称=on、名称=off 或 名称=数字。</translation>
    </message>
    <message>
        <source>{0} is not a size: give 1280x720 or larger, at most 7680x4320.</source>
        <translation>{0} 不是窗口大小，请写 1280x720 到 7680x4320。</translation>
    </message>
    <message>
        <source>{0} is now the key for “{1}”, {2} for “{3}”.</source>
        <translation>“{1}”现在用 {0}，“{3}”现在用 {2}。</translation>
    </message>
    <message>
        <source>{0} is now the key for “{1}”.</source>
        <translation>“{1}”现在用 {0}。</translation>
    </message>
    <message>
        <source>{0} is of the region {1}, which is not known here.</source>
        <translation>{0} 是 {1} 玩法的牌谱，这里没有这种玩法。</translation>
    </message>
    <message>
        <source>{0} is probably not the Guard ({1}%)</source>
        <translation>{0}多半不是侍卫（{1}%）</translation>
    </message>
    <message>
        <source>{0} is probably the Guard ({1}%)</source>
        <translation>{0}多半是侍卫（{1}%）</translation>
    </message>
    <message>
        <source>{0} is saved and chosen: it holds from the next match on.</source>
        <translation>“{0}”已存好并选上，从下一场起用。</translation>
    </message>
    <message>
        <source>{0} is the Emperor</source>
        <translation>皇帝是{0}</translation>
    </message>
    <message>
        <source>{0} is too large for house rules.</source>
        <translation>{0} 太大，不会是自定规则。</translation>
    </message>
    <message>
        <source>{0} levels of computer players given: give one, or four.</source>
        <translation>给了 {0} 个电脑等级，请给一个或四个。</translation>
    </message>
    <message>
        <source>{0} may be the Guard ({1}%)</source>
        <translation>{0}也许是侍卫（{1}%）</translation>
    </message>
    <message>
        <source>{0} needed, {1} selected</source>
        <translation>需要 {0}，已选 {1} 张</translation>
    </message>
    <message>
        <source>{0} passes the throne and the sceptre joker to {1}</source>
        <translation>{0}把皇位和权杖大王让给{1}</translation>
    </message>
    <message>
        <source>{0} passes you the throne, and the sceptre joker with it</source>
        <translation>{0}让位给你，权杖大王到你手里</translation>
    </message>
    <message>
        <source>{0} pays {1} for the 3s: {2}</source>
        <translation>{0}还{1}清 3 的账：{2}</translation>
    </message>
    <message>
        <source>{0} pays {1} tribute: {2}</source>
        <translation>{0}给{1}进贡：{2}</translation>
    </message>
    <message>
        <source>{0} plays alone against four!</source>
        <translation>{0}独保，一打四！</translation>
    </message>
    <message>
        <source>{0} revealed: {1}</source>
        <translation>{0}现身：{1}</translation>
    </message>
    <message>
        <source>{0} was changed by hand: deal {1} does not follow from its rules and seed.</source>
        <translation>{0} 被人改过：第 {1} 局与规则和种子不符。</translation>
    </message>
    <message>
        <source>{0} was changed by hand: deal {1}, action {2} does not follow from the rules.</source>
        <translation>{0} 被人改过：第 {1} 局第 {2} 步不合规则。</translation>
    </message>
    <message>
        <source>{0} was changed by hand: its options and rules do not go together.</source>
        <translation>{0} 被人改过：选项与规则对不上。</translation>
    </message>
    <message>
        <source>{0} wins the trick and has {1} left</source>
        <translation>这一轮归{0}（剩 {1} 张）</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <comment>so many of a rank</comment>
        <translation>{0}个{1}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <comment>name, cards</comment>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0} {1}s</source>
        <comment>so many of a rank that is a number</comment>
        <translation>{0}个{1}</translation>
    </message>
    <message>
        <source>{0} · base stake {1}</source>
        <translation>{0} · 底分 {1}</translation>
    </message>
    <message>
        <source>{0} · deal {1}</source>
        <translation>{0} · 第 {1} 局</translation>
    </message>
    <message>
        <source>{0} · house rules</source>
        <translation>{0} · 自定</translation>
    </message>
    <message>
        <source>{0} · your points {1}</source>
        <translation>{0} · 你累计 {1} 分</translation>
    </message>
    <message>
        <source>{0}, open solo</source>
        <translation>{0}，明独</translation>
    </message>
    <message>
        <source>{0}, probably an ally ({1}%), is winning the trick</source>
        <translation>最大的{0}多半是自己人（{1}%）</translation>
    </message>
    <message>
        <source>{0}: Emperor</source>
        <translation>{0}：登基为皇帝</translation>
    </message>
    <message>
        <source>{0}: Emperor, with {1} from the throne</source>
        <translation>{0}：登基为皇帝，收下贴牌 {1}</translation>
    </message>
    <message>
        <source>{0}: a 3 from {1}, for nothing</source>
        <translation>{0}：跟{1}要了一张 3</translation>
    </message>
    <message>
        <source>{0}: a 3 from {1}, for {2}</source>
        <translation>{0}：用 {2} 跟{1}买了一张 3</translation>
    </message>
    <message>
        <source>{0}: adds {1} to the throne</source>
        <translation>{0}：贴 {1}</translation>
    </message>
    <message>
        <source>{0}: beaten by {1} with only 3s left, owes a card next deal</source>
        <translation>{0}：剩 3 的时候被{1}压住，清 3，下局还一张</translation>
    </message>
    <message>
        <source>{0}: calls {1}; whoever holds the fourth is the Guard</source>
        <translation>{0}：叫 {1}，第四张在谁手里谁是侍卫</translation>
    </message>
    <message>
        <source>{0}: claims the throne, alone against four</source>
        <translation>{0}：抢独，一打四</translation>
    </message>
    <message>
        <source>{0}: drawn, receives the sceptre</source>
        <translation>{0}：抽中，拿权杖</translation>
    </message>
    <message>
        <source>{0}: first lead</source>
        <translation>{0}：开牌</translation>
    </message>
    <message>
        <source>{0}: forced to take the throne</source>
        <translation>{0}：被逼位</translation>
    </message>
    <message>
        <source>{0}: inherits the lead</source>
        <translation>{0}：接风</translation>
    </message>
    <message>
        <source>{0}: no guess</source>
        <translation>{0}：不猜了</translation>
    </message>
    <message>
        <source>{0}: out, {1}</source>
        <translation>{0}：走完，{1}</translation>
    </message>
    <message>
        <source>{0}: pass</source>
        <translation>{0}：不要</translation>
    </message>
    <message>
        <source>{0}: passes and asks for the lead</source>
        <translation>{0}：不要，申请接风</translation>
    </message>
    <message>
        <source>{0}: passes the throne to {1}</source>
        <translation>{0}：让位给{1}</translation>
    </message>
    <message>
        <source>{0}: raises the hoe alone, no revolt</source>
        <translation>{0}：独自造反，不成</translation>
    </message>
    <message>
        <source>{0}: shows all four {1}, open solo</source>
        <translation>{0}：亮出四张 {1}，明独</translation>
    </message>
    <message>
        <source>{0}: smothered by {1}, {2}, and pays {1} 1 point</source>
        <translation>{0}：被{1}闷了，{2}，赔{1} 1 分</translation>
    </message>
    <message>
        <source>{0}: there is no rule {1}; possible: {2}.</source>
        <translation>{0}：没有 {1} 这条规则；可以写：{2}。</translation>
    </message>
    <message>
        <source>{0}: wins the trick</source>
        <translation>{0}：这一轮最大</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <comment>seat, guess</comment>
        <translation>{0}：{1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
    <message>
        <source>{0}: {1} ({2} left)</source>
        <translation>{0}：{1}（剩 {2} 张）</translation>
    </message>
    <message>
        <source>{0}: {1} 2s close the trick at once and lead</source>
        <translation>{0}：{1} 张 2 压住，这轮到此为止，接着发牌</translation>
    </message>
    <message>
        <source>{0}: {1} cannot have this value; its region has {2}.</source>
        <translation>{0}：{1} 不能是这个值；原来的地区是 {2}。</translation>
    </message>
    <message>
        <source>{0}: {1} does not go with the rest; its region has {2}.</source>
        <translation>{0}：{1} 跟别的规则合不到一起；原来的地区是 {2}。</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} chosen</source>
        <translation>{0}：选了 {1} 张，共 {2} 张</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} still out</source>
        <translation>{0}：共 {2} 张，外面还有 {1} 张</translation>
    </message>
    <message>
        <source>{0}: {1} or fewer left</source>
        <translation>{0}：报牌，{1}以内</translation>
    </message>
    <message>
        <source>{0}: {1} taken out</source>
        <translation>{0}：拿掉 {1} 张</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <comment>two consequences</comment>
        <translation>{0}；{1}</translation>
    </message>
    <message>
        <source>{1} has no rule option {0}; possible: {2}.</source>
        <translation>{1} 没有规则选项 {0}，可以是：{2}。</translation>
    </message>
    <message>
        <source>−{0} points, {1} eggs to the house; void for the others</source>
        <translation>−{0} 分，{1} 个金蛋归公账；别人不算</translation>
    </message>
    <message>
        <source>−{0} points; void for the others</source>
        <translation>−{0} 分；别人不算</translation>
    </message>
</context>
<context>
    <name>text_chat</name>
    <message>
        <source>A few more for the pot.</source>
        <translation>再添一把。</translation>
    </message>
    <message>
        <source>Anyone else? No?</source>
        <translation>还有谁？没了？</translation>
    </message>
    <message>
        <source>Beat that!</source>
        <translation>来，压我！</translation>
    </message>
    <message>
        <source>Careful, few cards there.</source>
        <translation>小心，那家牌不多了。</translation>
    </message>
    <message>
        <source>Count those!</source>
        <translation>自己数数！</translation>
    </message>
    <message>
        <source>Done! See you!</source>
        <translation>走了，回见！</translation>
    </message>
    <message>
        <source>Don’t let that one slip!</source>
        <translation>别放跑了！</translation>
    </message>
    <message>
        <source>Emperor at last!</source>
        <translation>总算轮到我当皇帝！</translation>
    </message>
    <message>
        <source>Every fox shows its tail.</source>
        <translation>狐狸尾巴露出来了。</translation>
    </message>
    <message>
        <source>Have it, then.</source>
        <translation>让你了。</translation>
    </message>
    <message>
        <source>Hmpf.</source>
        <translation>哼。</translation>
    </message>
    <message>
        <source>I wasn’t sure at all.</source>
        <translation>我还真没看出来。</translation>
    </message>
    <message>
        <source>I’m off. Keep trying.</source>
        <translation>我先走，你们慢慢打。</translation>
    </message>
    <message>
        <source>Let me think… no.</source>
        <translation>我想想……不要。</translation>
    </message>
    <message>
        <source>Look at that thin hand.</source>
        <translation>瞧那一小把。</translation>
    </message>
    <message>
        <source>Next time, next time!</source>
        <translation>下把，下把！</translation>
    </message>
    <message>
        <source>No hurry.</source>
        <translation>不急。</translation>
    </message>
    <message>
        <source>Not for me, thanks.</source>
        <translation>我就算了。</translation>
    </message>
    <message>
        <source>Now for some tea.</source>
        <translation>喝茶去喽。</translation>
    </message>
    <message>
        <source>Now it gets serious.</source>
        <translation>这下要动真格的了。</translation>
    </message>
    <message>
        <source>On your knees, all of you!</source>
        <translation>都给朕跪下！</translation>
    </message>
    <message>
        <source>One has to pay for it.</source>
        <translation>舍不得孩子套不着狼。</translation>
    </message>
    <message>
        <source>Phew, that went well.</source>
        <translation>呼，还算顺。</translation>
    </message>
    <message>
        <source>So that’s who!</source>
        <translation>原来是你！</translation>
    </message>
    <message>
        <source>Someone’s nearly out!</source>
        <translation>有人快走了！</translation>
    </message>
    <message>
        <source>That cleared my sleeve.</source>
        <translation>这下手里清爽了。</translation>
    </message>
    <message>
        <source>That hurt a little.</source>
        <translation>有点心疼。</translation>
    </message>
    <message>
        <source>The old man sits down.</source>
        <translation>老头子坐一坐。</translation>
    </message>
    <message>
        <source>The young ones first.</source>
        <translation>年轻人先请。</translation>
    </message>
    <message>
        <source>Well… I’ll try.</source>
        <translation>那……我试试。</translation>
    </message>
    <message>
        <source>Who wants that bother?</source>
        <translation>谁操那个心。</translation>
    </message>
    <message>
        <source>Whoosh!</source>
        <translation>走你！</translation>
    </message>
</context>
<context>
    <name>text_guide</name>
    <message>
        <source>A Commoner with a strong hand may raise the stakes here; the line below says what it takes. Everyone is asked, so that the question gives nobody away.</source>
        <translation>平民牌好，可以在这里加注；要什么条件，看下面那行。每家都会被问到，所以光凭这一问看不出谁是侍卫。</translation>
    </message>
    <message>
        <source>A click on a rank takes as many cards as you need and fills up with jokers. What is raised will be played; click again to change it.</source>
        <translation>点一个点数，要几张就拿几张，不够的用王补上。升起来的就是要出的，再点可以改。</translation>
    </message>
    <message>
        <source>An Emperor and a secret Guard play against three Commoners: get rid of your cards early, and help your side do the same.</source>
        <translation>皇帝和一个暗中的侍卫，对三个平民：自己的牌要早出完，也帮自己这边早走。</translation>
    </message>
    <message>
        <source>Gold eggs are play money: a point is worth the base stake in eggs. Nobody loses more than they have, and the balance goes on into the next match.</source>
        <translation>金蛋不是真钱：一分合多少金蛋看底分。谁也不会输得比手里的多，剩下的带到下一场。</translation>
    </message>
    <message>
        <source>Here everyone begins with exactly one 3: whoever was dealt none has bought one from another seat, usually for a 2. The middle of the table shows who from whom.</source>
        <translation>这里要买 3：每家正好一张 3，没有的跟别家买，一般用一张 2 换。谁跟谁买，看桌子中间。</translation>
    </message>
    <message>
        <source>Jokers may go along with another rank: 3×9 + small joker is a play of four cards. The joker in it makes it hard to beat, and is gone with it.</source>
        <translation>王可以挂在别的牌上：3×9 + 小王就是一手四张。挂了王别人难管，不过王也就出掉了。</translation>
    </message>
    <message>
        <source>K is {0} less the places of Emperor and Guard, who win 2K and K; each Commoner gets −K. Enter deals again. The Game panel explains everything once more.</source>
        <translation>K 是 {0} 减去皇帝和侍卫的名次：皇帝得 2K，侍卫得 K，平民各得 −K。回车发下一局；“牌局”里可以再讲一遍。</translation>
    </message>
    <message>
        <source>Lay as many cards as the marked play has, higher ones; or pass with P. Who has passed may still follow later in the trick.</source>
        <translation>跟最大的那手出一样多的牌，要更大；也可以不要。不要的，这一轮里后面还能再出。</translation>
    </message>
    <message>
        <source>Lay as many cards as the marked play has, higher ones; or pass with P. Who has passed stays out of the trick.</source>
        <translation>跟最大的那手出一样多的牌，要更大；也可以不要。这一轮里不要的，不能再出。</translation>
    </message>
    <message>
        <source>Only the Guard has a choice here; everyone is asked, so that the question gives nobody away. Just keep quiet.</source>
        <translation>这一问只有侍卫能选；每家都问，是为了不露出谁是侍卫。你不作声就行。</translation>
    </message>
    <message>
        <source>Other ways to choose: turn the wheel over a column, or drag across the cards; a right click puts them back. A flick upwards plays what is raised.</source>
        <translation>选牌还可以在一列上滚轮，或者在牌上划过；右键放回去。选好了往上一甩就出。</translation>
    </message>
    <message>
        <source>The ? beside a seat: here nobody sees how many cards the others hold. Whoever is down to {0} or fewer has to say so.</source>
        <translation>座位旁的 ?：这里看不到别家剩几张，只有剩 {0} 张以内时要报牌。</translation>
    </message>
    <message>
        <source>The Emperor has called the card that is named in the middle: whoever holds the fourth of it is the Guard. ×1 beside it is the stake.</source>
        <translation>皇帝叫了中间写着的那张牌，第四张在谁手里，谁就是侍卫。旁边的 ×1 是输赢的倍数。</translation>
    </message>
    <message>
        <source>The Guard is known now: everybody sees who belongs to whom, and allies can help openly.</source>
        <translation>侍卫已经亮明：谁和谁一边大家都知道了，可以放开了帮。</translation>
    </message>
    <message>
        <source>The first seat is out and has its place. Early places count for the whole side, so help those of yours who are still in.</source>
        <translation>已经有人出完，拿到名次。名次靠前，整边都得益，所以要帮自己这边还没走的人。</translation>
    </message>
    <message>
        <source>The number on the pile in the middle counts the cards of all tricks so far. A click on it, or L, shows the last trick.</source>
        <translation>中间牌堆上的数字是已经收走多少张牌。点它，或按 L，看上一轮。</translation>
    </message>
    <message>
        <source>The score: a line for each seat, with the arithmetic. Enter deals again, O shows the log. The Game panel explains everything once more.</source>
        <translation>这是结算：每家一行，写明怎么算的。回车接着打，记录里有经过。“牌局”里可以从头再讲一遍。</translation>
    </message>
    <message>
        <source>The stakes have doubled; a kick doubles them once more. Kick with a hand that will win.</source>
        <translation>已经翻了一倍；踢一脚再翻一倍。有把握赢才踢。</translation>
    </message>
    <message>
        <source>The throne is offered first to whoever was dealt the sceptre, a marked card. Take it with a strong hand and be the Emperor; a weak one passes it on to the seat that plays before yours.</source>
        <translation>谁摸到权杖（做了记号的那张牌），皇位先到谁。牌好就登基当皇帝，牌弱就让给上家。</translation>
    </message>
    <message>
        <source>The trick was won by a player who is out. The lead then goes to the next seat that still has cards: to you.</source>
        <translation>这一轮最大的那家已经走完，由下一个还有牌的人接风发牌：就是你。</translation>
    </message>
    <message>
        <source>The {0}s in your hand are held back: they go last of all, all at once, without jokers. Play the rest before.</source>
        <translation>手里的 {0} 要憋到最后：一次出完，不能挂王。别的牌先出完。</translation>
    </message>
    <message>
        <source>There are jokers in this play: a small joker takes one big joker of yours, a big joker takes two, and the rest must be higher.</source>
        <translation>这手牌带王：小王要用一张大王压，大王要用两张大王压，剩下的也要更大。</translation>
    </message>
    <message>
        <source>There are jokers in this play: cover each of them by its own, then beat the rest with as many higher cards.</source>
        <translation>这手牌带王：先一张张把王烤掉，剩下的再用一样多更大的牌压。</translation>
    </message>
    <message>
        <source>There are jokers in this play: each of them takes a higher joker of yours, and the rest must be higher too. Often it is wiser to pass.</source>
        <translation>这手牌带王：每张王都要用更大的王压，剩下的也要更大。不要往往更划算。</translation>
    </message>
    <message>
        <source>To declare makes you known to all; the line below says what else it changes. Everyone is asked, so that the question gives nobody away.</source>
        <translation>亮明以后，大家都知道你是侍卫；还会改变什么，看下面那行。每家都会被问到，所以光凭这一问看不出谁是侍卫。</translation>
    </message>
    <message>
        <source>Who takes the throne is the Emperor. A strong hand takes it; a weak one passes it on to the seat that plays before yours.</source>
        <translation>接下皇位的就是皇帝。牌好就登基，牌弱就让给上家。</translation>
    </message>
    <message>
        <source>Whoever has the throne is Emperor. Claim it now and you play alone against four, without a Guard: out first you win {0} points, otherwise you lose {0}. Don’t claim unless your hand is outstanding; the throne is then offered, first to whoever holds the sceptre.</source>
        <translation>坐上皇位就是皇帝。现在抢独，就没有侍卫，一个人打四家：头一个走完赢 {0} 分，不然输 {0} 分。牌不是特别好就别抢，不抢就照常登基，先问拿权杖的。</translation>
    </message>
    <message>
        <source>Whoever holds the sword is your Guard. With the sword in your own hand you play alone, openly or in secret; otherwise just go on.</source>
        <translation>宝剑在谁手里，谁就是你的侍卫。在自己手里就是一个人打，可以明说，也可以不说；不在就接着打。</translation>
    </message>
    <message>
        <source>You are a Commoner: stop the Emperor. One of the other three may be the Guard; a click on a seat keeps your guess.</source>
        <translation>你是平民：拦住皇帝。另外三家里可能有一个是侍卫；点一下座位，可以记下你的猜测。</translation>
    </message>
    <message>
        <source>You are the Emperor. One of the four is your Guard and helps you unseen: watch who lets your plays pass.</source>
        <translation>你是皇帝。四家里有一个是你的侍卫，暗中帮你：留意谁总放过你的牌。</translation>
    </message>
    <message>
        <source>You are the Guard, and only you know it. Let the Emperor’s plays pass and stop the others, without giving yourself away too early.</source>
        <translation>你是侍卫，只有你自己知道。放过皇帝的牌，拦住别人的牌，别太早露馅。</translation>
    </message>
    <message>
        <source>You lead: any number of cards of one rank, and jokers may go with them. Click the third card of a column to take three of it; Enter plays, H gives a hint.</source>
        <translation>该你先出：同一点数出几张都行，可以挂王。点一列的第三张就是选三张；回车出牌，按提示可以看建议。</translation>
    </message>
    <message>
        <source>You play alone, four are against you: what counts is to be out first.</source>
        <translation>你一个人打四家：要紧的是第一个出完。</translation>
    </message>
    <message>
        <source>You show three identical cards, same rank and same suit: whoever holds the fourth is your Guard, and only they know. To show all four means to play alone.</source>
        <translation>亮出三张点数花色都一样的牌，第四张在谁手里，谁就是你的侍卫，只有他自己知道。四张全亮就是一个人打。</translation>
    </message>
    <message>
        <source>Your hand goes from high to low: jokers, 2s, A, K and so on down. Suits count for nothing but calling, where identical means same rank and same suit. 5×4 in a text means five 4s.</source>
        <translation>手里的牌从大到小排：大王、小王、2、A、K，一路往下。花色只在叫牌时有用：点数花色都一样才算一样的牌。5×4 就是五个 4。</translation>
    </message>
    <message>
        <source>Your hand goes from high to low: jokers, 2s, A, K and so on down. Suits do not matter. 5×4 in a text means five 4s.</source>
        <translation>手里的牌从大到小排：大王、小王、2、A、K，一路往下，不分花色。5×4 就是五个 4。</translation>
    </message>
</context>
<context>
    <name>text_settings</name>
    <message>
        <source>From the next match on; this one goes on by its own rules.</source>
        <translation>下一场起用；这一场还按原来的规则打。</translation>
    </message>
    <message>
        <source>From the next match on; this one goes on by the rules of {0}.</source>
        <translation>下一场起用；这一场还按{0}的规则打。</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>card size</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>direction of play</source>
        <translation>座次方向</translation>
    </message>
    <message>
        <source>explanations</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>explanations already given</source>
        <translation>已讲过的内容</translation>
    </message>
    <message>
        <source>first screen</source>
        <translation>首次画面</translation>
    </message>
    <message>
        <source>four-colour deck</source>
        <translation>四色牌</translation>
    </message>
    <message>
        <source>gold eggs</source>
        <translation>金蛋</translation>
    </message>
    <message>
        <source>hand layout</source>
        <translation>手牌摆法</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>left-handed layout</source>
        <translation>左手布局</translation>
    </message>
    <message>
        <source>light or dark panels</source>
        <translation>面板明暗</translation>
    </message>
    <message>
        <source>low cards first</source>
        <translation>小牌在前</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>region</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>rule options</source>
        <translation>规则选项</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>sound volume</source>
        <translation>声音音量</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>底分</translation>
    </message>
    <message>
        <source>table talk</source>
        <translation>电脑玩家说话</translation>
    </message>
    <message>
        <source>text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>出牌时限</translation>
    </message>
    <message>
        <source>voice</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>voice volume</source>
        <translation>语音音量</translation>
    </message>
    <message>
        <source>window position</source>
        <translation>窗口位置</translation>
    </message>
</context>
<context>
    <name>usage</name>
    <message>
        <source>a computer player plays in your place as well</source>
        <translation>你的座位也由电脑来打</translation>
    </message>
    <message>
        <source>baohuang [FILE] [options]: the card game of Shandong, against four computer players</source>
        <translation>baohuang [文件] [选项]：山东的扑克游戏保皇，一个人对四个电脑</translation>
    </message>
    <message>
        <source>how fast the others play and cards move</source>
        <translation>别人出牌和牌移动的快慢</translation>
    </message>
    <message>
        <source>keep saved games and settings in this folder</source>
        <translation>存档和设置放在这个文件夹</translation>
    </message>
    <message>
        <source>open the record of a match and play it again</source>
        <translation>打开一份牌谱重新放一遍</translation>
    </message>
    <message>
        <source>print the version and exit</source>
        <translation>显示版本号后退出</translation>
    </message>
    <message>
        <source>print this help and exit</source>
        <translation>显示这段说明然后结束</translation>
    </message>
    <message>
        <source>save a picture of the window and exit; saved games stay untouched</source>
        <translation>把窗口存成图片然后结束，不动存档</translation>
    </message>
    <message>
        <source>switch a rule option of the region; may be given again</source>
        <translation>开关玩法里的一条规则，可以写多次</translation>
    </message>
    <message>
        <source>the four computer players, level or level:style: {0}; {2}</source>
        <translation>四位电脑玩家，写水平或 水平:风格：{0}；{2}</translation>
    </message>
    <message>
        <source>the language of the window</source>
        <translation>窗口的语言</translation>
    </message>
    <message>
        <source>the phase to be pictured: {1}</source>
        <translation>要拍下的阶段：{1}</translation>
    </message>
    <message>
        <source>the rules of which region</source>
        <translation>哪个地方的玩法</translation>
    </message>
    <message>
        <source>the same text deals the same cards</source>
        <translation>同样的字发同样的牌</translation>
    </message>
    <message>
        <source>the size of the window, 1280x720 or larger</source>
        <translation>窗口大小，至少 1280x720</translation>
    </message>
    <message>
        <source>try everything once, save a picture of the end of a deal and exit</source>
        <translation>把整个程序试一遍，给一局的结尾拍照后退出</translation>
    </message>
</context>
</TS>
