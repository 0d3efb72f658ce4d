import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../brands/index.ts';
import { createMentionFinder } from './mentions.ts';
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
  ])('of %j is %s', (text, signs) => expect(signsOf(text, 'ja')).toBe(signs));
});
