import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../../brands/index.ts';
import { createMentionFinder } from '../names/mentions.ts';
import { sentimentsByLexicon } from './sentiment.ts';

const brand = readBrandFile(
  'name: Acme\ndomain: acme.example\naliases: [アクメ]\ncompetitors: [{name: Rival, aliases: [ライバル]}]\n',
  'brand.yaml',
);
const SIGNS = { positive: '+', negative: '-', neutral: '0', unknown: '?' } as const;
const signsOf = (text: string, language: 'en' | 'de' | 'ja') =>
  sentimentsByLexicon(text, createMentionFinder(brand, language)(text), language)
    .map((sentiment) => SIGNS[sentiment])
    .join('');

describe('sentiment', () => {
  it.each([
    ['Steer clear of Acme.', '-'],
    ['Acme is hard to beat.', '+'],
    ['Few are as quick as Acme.', '+'],
    ['Acme runs out quickly.', '-'],
    ['Acme filed for bankruptcy and was sued.', '-'],
    ['Acme edges out Rival.', '+-'],
    ['Choose Acme rather than Rival.', '+-'],
    ['Acme is reliable, unlike Rival.', '+-'],
    ['Acme is not only fast but also reliable.', '+'],
    ['Acme has no annual fee.', '0'],
    ['**Weaknesses**\n- Acme has one size', '0-'.slice(1)],
    ['Here.\n\n**Acme**\n- Buggy app\n\n**Rival**\n- A joy to use', '-+'],
    ['Rival is no match for Acme.', '-+'],
    ["Acme isn't as quiet as Rival.", '-+'],
    ['Acme is twice as fast as Rival.', '+-'],
    ['Acme feels sturdier than Rival.', '+-'],
    ['Acme scored 92 points, Rival managed only 71.', '+-'],
    ['Acme costs $92, Rival only $71.', '00'],
    ['Most reviewers prefer Acme to Rival.', '+-'],
    ['Users switching from Rival to Acme gain an hour.', '-+'],
    ['Neither Acme nor Rival is worth the money.', '--'],
    ['Nobody was impressed by Acme.', '-'],
    ['There are no complaints about Acme.', '+'],
    ['Acme is good, even though the app is slow.', '+'],
    ['Acme is slow, but good.', '+'],
    ['Acme answers quickly when something breaks.', '+'],
    ['Acme lets users down.', '-'],
    ['Acme rarely lets users down.', '+'],
    ['Support at Acme took nine days to answer.', '-'],
    ['Acme answers tickets within an hour.', '+'],
    ['Acme has yet to offer a widget.', '-'],
    ['The display of Acme could be brighter.', '-'],
    ['Acme tears quickly.', '-'],
    ['Acme is rated 2.1 out of 5.', '-'],
    ['Here.\n\n🥇 **Acme** – $9\nOur favorite. A joy to use.', '+'],
    ['Here.\n\n1. Acme\n   Buggy and slow.\n2. Rival\n   A joy.', '-+'],
    ['Is Acme any good?', '?'],
    ['Intro.\n\n## Is Acme any good?', '0'],
  ])('of %j is %s', (text, signs) => expect(signsOf(text, 'en')).toBe(signs));

  it.each([
    ['Laut Acme wiegt er 3 kg.', '0'],
    ['Acme ist laut.', '-'],
    ['Finger weg von Acme!', '-'],
    ['Acme lohnt sich.', '+'],
    ['Acme musste Insolvenz anmelden.', '-'],
    ['Nach dem Datenleck bei Acme.', '-'],
    ['Acme arbeitet deutlich gründlicher als Rival.', '+-'],
    ['Mit Acme machen Sie nichts falsch.', '+'],
    ['Greifen Sie zu Acme.', '+'],
    ['Acme unterliegt Rival in jedem Test.', '-+'],
    ['Acme ist nicht so leise wie Rival.', '-+'],
    ['Ich würde Acme jederzeit Rival vorziehen.', '+-'],
    ['Acme kam auf 92 Punkte, Rival nur auf 71.', '+-'],
    ['Weder Acme noch Rival sind ihr Geld wert.', '--'],
    ['Das Gerät von Acme ist da.', '0'],
    ['Acme ist pflegeleicht.', '+'],
    ['Acme ist störanfällig.', '-'],
    ['Acme lässt Nutzer im Stich.', '-'],
    ['Acme lässt Nutzer selten im Stich.', '+'],
    ['Acme überzeugt, auch wenn die App langsam ist.', '+'],
    ['Acme hat noch immer keine App.', '-'],
    ['An Acme gibt es nichts zu meckern.', '+'],
    ['Bei Acme dauerte die Antwort neun Tage.', '-'],
  ])('of %j is %s', (text, signs) => expect(signsOf(text, 'de')).toBe(signs));

  it.each([
    ['アクメは初心者にぴったりです。', '+'],
    ['アクメの性能は抜群です。', '+'],
    ['アクメで情報漏えいがありました。', '-'],
    ['アクメは倒産しました。', '-'],
    ['アクメはライバルと比べると速いです。', '+-'],
    ['アクメはライバルより優れています。', '+-'],
    ['アクメは簡単に使えて迷わない。', '+'],
    ['アクメは信頼できません。', '-'],
    ['アクメは壊れにくい。', '+'],
    ['アクメは途切れてしまう。', '-'],
    ['アクメをおすすめします。', '+'],
    ['アクメはおすすめできません。', '-'],
    ['アクメは吸引力でライバルに劣ります。', '-+'],
    ['アクメはライバルほど静かではありません。', '-+'],
    ['アクメと比べると、ライバルは安っぽく感じます。', '+-'],
    ['アクメはライバルの2倍の速さです。', '+-'],
    ['アクメは使い物になりません。', '-'],
    ['アクメは他の追随を許しません。', '+'],
    ['アクメの返信には9日かかりました。', '-'],
    ['アクメの設定は5分で終わりました。', '+'],
    ['アクメは一度も止まったことがありません。', '+'],
    ['アクメはいまだに設定を保存できません。', '-'],
    ['簡単に使いたいなら、アクメもあります。', '0'],
    ['アクメは悪くありません。', '+'],
  ])('of %j is %s', (text, signs) => expect(signsOf(text, 'ja')).toBe(signs));
});
