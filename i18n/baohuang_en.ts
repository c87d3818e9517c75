<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Centre</name>
    <message numerus="yes">
        <source>This trick and the last; %n card(s) taken</source>
        <translation>
            <numerusform>This trick and the last; %n card taken</numerusform>
            <numerusform>This trick and the last; %n cards taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>text</name>
    <message numerus="yes">
        <source>%n big joker(s)</source>
        <translation>
            <numerusform>%n big joker</numerusform>
            <numerusform>%n big jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a seat that is not out</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small joker(s)</source>
        <translation>
            <numerusform>%n small joker</numerusform>
            <numerusform>%n small jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it takes %n rebel(s) or more; then the Guard is revealed</source>
        <translation>
            <numerusform>it takes %n rebel or more; then the Guard is revealed</numerusform>
            <numerusform>it takes %n rebels or more; then the Guard is revealed</numerusform>
        </translation>
    </message>
</context>
</TS>
