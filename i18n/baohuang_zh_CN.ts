<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>No trick has closed yet</source>
        <translation>还没有打完一轮</translation>
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
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>按玩法</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Cards fly and close up; off, everything stands still.</source>
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
        <translation>方块蓝色，梅花绿色。</translation>
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
        <source>Low cards first</source>
        <translation>小牌在左</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Order round the table</source>
        <translation>座位顺序</translation>
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
</context>
<context>
    <name>Main</name>
    <message>
        <source>Baohuang</source>
        <translation>保皇</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
</context>
<context>
    <name>RolesPanel</name>
    <message>
        <source>A click on a seat sets or takes away your own guess.</source>
        <translation>点一下座位，可以记下或取消你自己的猜测。</translation>
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
    <name>RuleSettings</name>
    <message>
        <source>Base stake</source>
        <translation>底分</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>电脑牌手</translation>
    </message>
    <message>
        <source>New match with these rules</source>
        <translation>按这些规则重新开局</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>玩法</translation>
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
    <name>SettingsPane</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
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
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>--at goes with --screenshot.</source>
        <translation>--at 要和 --screenshot 一起用。</translation>
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
        <source>A seed is a text of 1 to 100 characters that can be printed.</source>
        <translation>种子是 1 到 100 个可显示的字符。</translation>
    </message>
    <message>
        <source>Against jokers the number of cards may differ: each joker is covered by its own.</source>
        <translation>对方挂了王时张数可以不同：先把每张王烤住，再管住剩下的牌。</translation>
    </message>
    <message>
        <source>Alone, open</source>
        <translation>明独</translation>
    </message>
    <message>
        <source>Alone, unseen</source>
        <translation>暗独</translation>
    </message>
    <message>
        <source>Aming</source>
        <translation>潍河阿明</translation>
    </message>
    <message>
        <source>Another window plays on the same saved games: this one saves nothing.</source>
        <translation>另一个窗口正在用同一份存档，这个窗口不会存档。</translation>
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
        <source>Commoner</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>Commoner −K</source>
        <translation>平民 −K</translation>
    </message>
    <message>
        <source>Cover each joker on the table by its own, then beat the rest</source>
        <translation>先把对方每张王烤住，再管住剩下的牌</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>明保</translation>
    </message>
    <message>
        <source>Declines</source>
        <translation>让位</translation>
    </message>
    <message>
        <source>Don’t claim</source>
        <translation>不抢</translation>
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
        <source>Empty your hand before the others; F1 shows the rules.</source>
        <translation>争取先走完手里的牌；按 F1 看规则。</translation>
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
        <source>Held back</source>
        <translation>这张牌要憋着</translation>
    </message>
    <message>
        <source>Hidden solo</source>
        <translation>暗独</translation>
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
        <source>Jokers not covered</source>
        <translation>没烤住对方的王</translation>
    </message>
    <message>
        <source>Keep quiet</source>
        <translation>静观</translation>
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
        <source>Lone Emperor</source>
        <translation>独保皇帝</translation>
    </message>
    <message>
        <source>Lone Emperor, first</source>
        <translation>独保，头一个走完</translation>
    </message>
    <message>
        <source>Lone Emperor, second</source>
        <translation>独保，第二个走完</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Mixed ranks</source>
        <translation>点数不一样</translation>
    </message>
    <message>
        <source>Must take it</source>
        <translation>逼位</translation>
    </message>
    <message>
        <source>No Emperor yet</source>
        <translation>皇位未定</translation>
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
        <source>Once more, and this match is given up for a new one.</source>
        <translation>再按一次就放弃这一场，另开新的。</translation>
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
        <source>Pass</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation>让位</translation>
    </message>
    <message>
        <source>Play {0}</source>
        <translation>出 {0}</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随便出</translation>
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
        <source>S</source>
        <comment>avatar of Sister Lai</comment>
        <translation>莱</translation>
    </message>
    <message>
        <source>Saving in {0} has failed: the game goes on unsaved.</source>
        <translation>{0} 存档失败，游戏照常进行但不再保存。</translation>
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
        <source>Settings cannot be written in {0}: they last until the window closes.</source>
        <translation>{0} 里不能保存设置，关掉窗口后就恢复原样。</translation>
    </message>
    <message>
        <source>Sister Lai</source>
        <translation>莱芜大姐</translation>
    </message>
    <message>
        <source>Solo claim</source>
        <translation>抢独</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their usual value: {0}.</source>
        <translation>有几项设置读不出来，已恢复默认：{0}。</translation>
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
        <source>Take the throne</source>
        <translation>登基</translation>
    </message>
    <message>
        <source>Takes it</source>
        <translation>登基</translation>
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
        <source>The Emperor’s side wins</source>
        <translation>皇帝一方胜</translation>
    </message>
    <message>
        <source>The Guard declares: {0}. Stakes ×2</source>
        <translation>明保！侍卫是{0}，输赢 ×2</translation>
    </message>
    <message>
        <source>The Guard may declare now; everyone is asked, so that nothing shows</source>
        <translation>侍卫可以明保；人人都要问到，免得露了身份</translation>
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
        <source>The deal is over</source>
        <translation>这一局打完了</translation>
    </message>
    <message>
        <source>The file of saved games could not be written; it was kept as {0}.</source>
        <translation>存档文件无法写入，已另存为 {0}。</translation>
    </message>
    <message>
        <source>The file of saved games was something else; it was kept as {0}.</source>
        <translation>存档文件不是本游戏的，已改名为 {0} 保留。</translation>
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
        <source>The saved games come from a newer version; they were kept as {0}.</source>
        <translation>存档来自更新的版本，已改名为 {0} 保留。</translation>
    </message>
    <message>
        <source>The saved games were damaged; the file was kept as {0}.</source>
        <translation>存档已损坏，已改名为 {0} 保留。</translation>
    </message>
    <message>
        <source>The saved match does not follow its rules: a new one was begun.</source>
        <translation>存档里的牌局不合规则，已重新开局。</translation>
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
        <source>There is no option {0}.</source>
        <translation>没有 {0} 这个选项。</translation>
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
        <source>This deal is over.</source>
        <translation>这一局已经打完了。</translation>
    </message>
    <message>
        <source>Three 2s beat a big joker</source>
        <translation>三张 2 管大王</translation>
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
        <source>Who has passed stays out of the trick.</source>
        <translation>这一轮里过了牌就不能再出。</translation>
    </message>
    <message>
        <source>Whose fourth card will guard you? You can call</source>
        <translation>第四张在谁手里，谁就是你的侍卫。可以叫：</translation>
    </message>
    <message>
        <source>Without three identical cards to call you cannot take the throne</source>
        <translation>没有三张一样的牌可叫，登不了基</translation>
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
        <source>You do not hold {0}.</source>
        <translation>你手里没有 {0}。</translation>
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
        <source>You play alone</source>
        <translation>你独保</translation>
    </message>
    <message>
        <source>Young Liu</source>
        <translation>威海小刘</translation>
    </message>
    <message>
        <source>Your lead: choose cards</source>
        <translation>该你先出，请选牌</translation>
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
        <source>Z</source>
        <comment>avatar of Old Zhang</comment>
        <translation>张</translation>
    </message>
    <message>
        <source>a long low group first, while you hold {1} controls</source>
        <translation>先走又长又小的牌，手里还有 {1} 手大牌</translation>
    </message>
    <message>
        <source>all four shown: alone against four, in the open</source>
        <translation>四张全亮：明独，一打四</translation>
    </message>
    <message>
        <source>alone against four, in the open, with no Guard</source>
        <translation>亮明了一打四，没有侍卫</translation>
    </message>
    <message>
        <source>beating it costs more than the lead is worth</source>
        <translation>为这一轮去管不划算</translation>
    </message>
    <message>
        <source>beating it would break a group of {0}</source>
        <translation>管它要拆 {0} 张一组的牌</translation>
    </message>
    <message>
        <source>beating it would cost {0} jokers</source>
        <translation>管它要搭上 {0} 张王</translation>
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
        <source>chosen by chance</source>
        <translation>随便选的</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>明保</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of this language</comment>
        <translation>zh</translation>
    </message>
    <message>
        <source>everybody knows that you play alone against four</source>
        <translation>大家都知道你一打四</translation>
    </message>
    <message>
        <source>everybody knows you as the Guard; stakes ×2</source>
        <translation>亮出侍卫身份，输赢 ×2</translation>
    </message>
    <message>
        <source>everyone can see it</source>
        <translation>人人看得见</translation>
    </message>
    <message>
        <source>everyone knows</source>
        <translation>已经亮明</translation>
    </message>
    <message>
        <source>four against one, there is no Guard</source>
        <translation>四打一，没有侍卫</translation>
    </message>
    <message>
        <source>it costs you a card: your {0} goes with it</source>
        <translation>要贴上你的 {0}</translation>
    </message>
    <message>
        <source>it costs you nothing this time</source>
        <translation>这一次不用贴牌</translation>
    </message>
    <message>
        <source>it gets rid of cards that would be hard to play later</source>
        <translation>先走以后难出的牌</translation>
    </message>
    <message>
        <source>it is not worth showing who the Guard is</source>
        <translation>不值得为它暴露侍卫</translation>
    </message>
    <message>
        <source>it probably holds ({0} %)</source>
        <translation>多半没人管（{0}%）</translation>
    </message>
    <message>
        <source>it stops {0}, who has {1} left</source>
        <translation>拦住{0}，他只剩 {1} 张</translation>
    </message>
    <message>
        <source>it takes two rebels or more; then the Guard is revealed</source>
        <translation>两人以上造反才成，侍卫就得现身</translation>
    </message>
    <message>
        <source>it wins for certain, and the rest goes out in {0} plays</source>
        <translation>稳赢，剩下的 {0} 手就走完</translation>
    </message>
    <message>
        <source>it wins, and the held-back cards go last</source>
        <translation>这手管住，憋着的牌最后走</translation>
    </message>
    <message>
        <source>keep a control for the held-back cards</source>
        <translation>留一手大牌送憋着的牌</translation>
    </message>
    <message>
        <source>my guess</source>
        <translation>我猜</translation>
    </message>
    <message>
        <source>nobody can beat it</source>
        <translation>没人管得住</translation>
    </message>
    <message>
        <source>nobody else knows</source>
        <translation>别人还不知道</translation>
    </message>
    <message>
        <source>nobody has taken the throne</source>
        <translation>还没有人登基</translation>
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
        <source>not so in Qingdao</source>
        <translation>与青岛规则不同</translation>
    </message>
    <message>
        <source>nothing else is allowed</source>
        <translation>只能这样</translation>
    </message>
    <message>
        <source>nothing in your hand beats it</source>
        <translation>没有能管的牌</translation>
    </message>
    <message>
        <source>on the throne you would have no Guard</source>
        <translation>登了基也没有侍卫</translation>
    </message>
    <message>
        <source>one group fewer and none broken, {0} left</source>
        <translation>少一手、不拆牌，还剩 {0} 手</translation>
    </message>
    <message>
        <source>rebel</source>
        <translation>造反</translation>
    </message>
    <message>
        <source>sceptre</source>
        <translation>权杖</translation>
    </message>
    <message>
        <source>small joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>so strong a Guard may say so</source>
        <translation>牌这么好，侍卫可以亮</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>独保</translation>
    </message>
    <message>
        <source>special</source>
        <translation>特画</translation>
    </message>
    <message>
        <source>stakes ×2</source>
        <translation>输赢 ×2</translation>
    </message>
    <message>
        <source>sword</source>
        <translation>宝剑</translation>
    </message>
    <message>
        <source>the Guard is unknown</source>
        <translation>侍卫还没亮明</translation>
    </message>
    <message>
        <source>the Guard is {0}</source>
        <translation>侍卫是{0}</translation>
    </message>
    <message>
        <source>the jokers pay here</source>
        <translation>王用在这里值得</translation>
    </message>
    <message>
        <source>the lead is worth it (it holds with {0} %)</source>
        <translation>值得抢出牌权（{0}% 没人管）</translation>
    </message>
    <message>
        <source>the lowest call gives away least</source>
        <translation>叫最小的牌，露得最少</translation>
    </message>
    <message>
        <source>the rest probably goes out with it ({0} %)</source>
        <translation>剩下的多半能走完（{0}%）</translation>
    </message>
    <message>
        <source>the secret is worth more than a double stake</source>
        <translation>藏着比翻倍合算</translation>
    </message>
    <message>
        <source>the sword is in your own hand</source>
        <translation>宝剑就在你自己手里</translation>
    </message>
    <message>
        <source>the throne is offered as usual</source>
        <translation>照常登基、找侍卫</translation>
    </message>
    <message>
        <source>the trick is probably with an ally, {0} ({1} %)</source>
        <translation>这一轮多半是自己人{0}的（{1}%）</translation>
    </message>
    <message>
        <source>the trick is with your ally {0}</source>
        <translation>这一轮是自己人{0}的</translation>
    </message>
    <message>
        <source>there is no better call</source>
        <translation>没有更好的叫法</translation>
    </message>
    <message>
        <source>two against three</source>
        <translation>两人对三人</translation>
    </message>
    <message>
        <source>win +{0} / lose −{0}</source>
        <translation>胜 +{0} / 负 −{0}</translation>
    </message>
    <message>
        <source>you 2K, your Guard K</source>
        <translation>你 2K，侍卫 K</translation>
    </message>
    <message>
        <source>you are not strong enough to play alone</source>
        <translation>牌不够好，独保太险</translation>
    </message>
    <message>
        <source>you are out with it</source>
        <translation>这手就走完了</translation>
    </message>
    <message>
        <source>you are strong enough to double the stakes</source>
        <translation>牌够好，可以翻倍</translation>
    </message>
    <message>
        <source>you are strong enough to play alone</source>
        <translation>牌够好，可以独保</translation>
    </message>
    <message>
        <source>you call a card and lead first; you earn 2K, your Guard K</source>
        <translation>由你叫牌、先出牌；你得 2K，侍卫得 K</translation>
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
        <source>you lead first; who holds the sword guards you; you earn 2K, the Guard K</source>
        <translation>由你先出牌，宝剑在谁手里谁保你；你得 2K，侍卫得 K</translation>
    </message>
    <message>
        <source>your Guard is unknown</source>
        <translation>侍卫还没亮明</translation>
    </message>
    <message>
        <source>your Guard is {0}</source>
        <translation>你的侍卫是{0}</translation>
    </message>
    <message>
        <source>your Guard stays in the dark; two against three</source>
        <translation>侍卫先不露面，两人对三人</translation>
    </message>
    <message>
        <source>your ally {0} has {1} left and can follow</source>
        <translation>自己人{0}只剩 {1} 张，接得上</translation>
    </message>
    <message>
        <source>your ally {0} is about to go out</source>
        <translation>自己人{0}快走完了</translation>
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
        <source>{0} and {1} do not go together: one rank, and jokers with it.</source>
        <translation>{0} 和 {1} 不能一起出：一套牌只能是同一个点数，再挂王。</translation>
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
        <source>{0} could not be written.</source>
        <translation>写不了 {0}。</translation>
    </message>
    <message>
        <source>{0} has only {1} left and cannot follow so many</source>
        <translation>{0}只剩 {1} 张，跟不了这么多</translation>
    </message>
    <message>
        <source>{0} is no rule option: give name=on or name=off.</source>
        <translation>{0} 不是规则选项，请写“名字=on”或“名字=off”。</translation>
    </message>
    <message>
        <source>{0} is no size: give 1280x720 or larger, at most 7680x4320.</source>
        <translation>{0} 不是窗口大小，请写 1280x720 到 7680x4320。</translation>
    </message>
    <message>
        <source>{0} is not a record of the game.</source>
        <translation>{0} 不是本游戏的牌谱。</translation>
    </message>
    <message>
        <source>{0} is of the variant {1}, which is not known here.</source>
        <translation>{0} 是 {1} 玩法的牌谱，这里没有这种玩法。</translation>
    </message>
    <message>
        <source>{0} levels of computer players given: give one, or four.</source>
        <translation>给了 {0} 个电脑等级，请给一个或四个。</translation>
    </message>
    <message>
        <source>{0} needed, {1} selected</source>
        <translation>需要 {0}，已选 {1} 张</translation>
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
        <source>{0} · base stake {1}</source>
        <translation>{0} · 底分 {1}</translation>
    </message>
    <message>
        <source>{0} · deal {1}</source>
        <translation>{0} · 第 {1} 局</translation>
    </message>
    <message>
        <source>{0} · {1} left</source>
        <translation>{0} · 剩 {1} 张</translation>
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
        <source>{0}: a hoe raised alone, no revolt</source>
        <translation>{0}：独自造反，不成</translation>
    </message>
    <message>
        <source>{0}: all four {1} shown, alone in the open</source>
        <translation>{0}：亮出四张 {1}，明独</translation>
    </message>
    <message>
        <source>{0}: calls {1}; who holds the fourth is the Guard</source>
        <translation>{0}：叫 {1}，第四张在谁手里谁是侍卫</translation>
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
        <source>{0}: out, {1}</source>
        <translation>{0}：走完，{1}</translation>
    </message>
    <message>
        <source>{0}: pass</source>
        <translation>{0}：不要</translation>
    </message>
    <message>
        <source>{0}: solo claim, alone against four</source>
        <translation>{0}：抢独，一打四</translation>
    </message>
    <message>
        <source>{0}: throne declined, on to {1}</source>
        <translation>{0}：让位给{1}</translation>
    </message>
    <message>
        <source>{0}: wins the trick</source>
        <translation>{0}：这一轮最大</translation>
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
        <source>{0}: {1} added to the throne</source>
        <translation>{0}：贴 {1}</translation>
    </message>
    <message>
        <source>{1} has no rule option {0}; possible: {2}.</source>
        <translation>{1} 没有规则选项 {0}，可以是：{2}。</translation>
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
        <source>levels of the four computer players: {0}</source>
        <translation>四个电脑的等级：{0}</translation>
    </message>
    <message>
        <source>open the record of a match and play it again</source>
        <translation>打开一份牌谱重新放一遍</translation>
    </message>
    <message>
        <source>print this and end</source>
        <translation>显示这段说明然后结束</translation>
    </message>
    <message>
        <source>save a picture of the window and end; saved games stay untouched</source>
        <translation>把窗口存成图片然后结束，不动存档</translation>
    </message>
    <message>
        <source>switch a rule option of the variant; may be given again</source>
        <translation>开关玩法里的一条规则，可以写多次</translation>
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
</context>
</TS>
