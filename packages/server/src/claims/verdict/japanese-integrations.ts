// Whether a Japanese sentence says that a product works with another one; the verb follows the other product's name.
// Pure.
import type { Statement } from '../reading/statements.ts';
import { has, isMark } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';

const REACH = 40;

/** `unclear`: a nearby denial governs something else. */
export type Stated = 'yes' | 'no' | 'unclear' | undefined;

export const statedByHeaders = ({ heads, isCell }: Statement): boolean =>
  isCell || heads.length > 0 ? heads.some((token) => has(token, 'joining', 'joins')) : false;

const shownOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

/** 「Xとの連携には、」: the statement follows. */
const isOpen = (tokens: readonly Token[], at: number): boolean =>
  /^(?:は|には|も|では|については|に関しては|を|に)$/u.test(tokens[at]?.text ?? '');

/** Japanese puts the verb after the partner; a denial covers the whole list before it. */
export function statedInJapanese(statement: Statement, at: number): Stated {
  const { tokens } = statement;
  const sign = tokens
    .slice(at + 1, at + 3)
    .map(({ text }) => text)
    .join('');
  if (/^[がは:]?[×✕✗✖]/u.test(sign)) return 'no';
  if (/^[がは:]?[○◯◎✓]/u.test(sign)) return 'yes';
  // 「対応していないのはX」
  if (tokens[at - 1]?.text === 'のは' && tokens.slice(Math.max(0, at - 5), at).some((token) => has(token, 'not')))
    return 'unclear';
  let cue: number | undefined;
  let end = at + 1;
  for (; end < tokens.length && end - at < REACH; end++) {
    const token = tokens[end];
    if (!token || isMark(token, '。') || has(token, 'contrast') || has(token, 'merely')) break;
    if (cue !== undefined && (token.partner || (isMark(token, '、') && !isOpen(tokens, end - 1)))) break;
    if (has(token, 'joins', 'joining') || /対応/u.test(token.text)) cue ??= end;
  }
  const rest = tokens.slice(at + 1, end);
  // 「LINEでの問い合わせに対応」
  if (/問い合わせ|相談|質問|窓口|口コミ|公式アカウント/u.test(shownOf(tokens.slice(at + 1, cue ?? end))))
    return undefined;
  const isDenied = rest.some((token) => has(token, 'not') && !/^(?:無料|不要)$/u.test(token.text));
  const isMore = has(tokens[end], 'merely');
  if (isMore) return 'yes';
  if (cue !== undefined) return isDenied ? 'no' : 'yes';
  if (isDenied) return has(tokens[at + 1], 'not') || has(tokens[at + 2], 'not') ? 'no' : 'unclear';
  const before = tokens.slice(Math.max(0, at - REACH), at);
  const isLabelled = before.some(
    (token, index) =>
      has(token, 'joining', 'joins') && before.slice(index).some((one) => isMark(one, ':', '(', '・', '、')),
  );
  return isLabelled || statedByHeaders(statement) ? 'yes' : undefined;
}
