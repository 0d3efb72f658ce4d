// What may stand at the edges of a name without making it another word. Data: one more is one line.
import type { Language } from '../brands/index.ts';

/** Endings that a name takes when it is inflected; `product` ones are plurals, which only things have. */
export const NAME_ENDINGS: Readonly<Record<Language, { any: readonly string[]; product: readonly string[] }>> = {
  en: {
    any: [],
    product: [
      's', // two iPhones
    ],
  },
  de: {
    any: [
      's', // Lumoras Oberfläche
    ],
    product: [],
  },
  ja: { any: [], product: [] },
};

/** Words in Han letters that follow a name in Han or kana letters without a space. */
export const HAN_SUFFIXES: readonly string[] = [
  '社',
  '製',
  '車',
  '版',
  '等',
  '系',
  '側',
  '用',
  '氏',
  '様',
  '内',
  '向',
  '風',
  '流',
  '公',
  '専',
];

/** Words in Han letters that precede one. */
export const HAN_PREFIXES: readonly string[] = ['社', '新', '現', '元', '旧', '米', '独', '各', '年', '月', '同', '全'];

/** Words in katakana that follow a name in katakana without a space and leave it the same name. */
export const KANA_SUFFIXES: readonly string[] = [
  'アプリ',
  'グループ',
  'サポート',
  'シリーズ',
  'ジャパン',
  'チーム',
  'プラン',
  'ユーザー',
];
