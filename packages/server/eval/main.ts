// `npm run eval`: precision, recall and F1 by language, for all labelled sentences and for those kept from tuning.
// `--json` prints one line of JSON last (decisions 14); `--faults` shows what went wrong outside the kept part.
import { LANGUAGES } from '../src/brands/index.ts';
import { type Evaluation, evaluate, evaluatePeers, type Part } from './evaluate.ts';

const args = process.argv.slice(2);
const [whole, heldout] = [evaluate('all', () => {}), evaluate('heldout', () => {})];
if (args.includes('--faults')) evaluate('dev', (line) => console.log(line));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(9);

function table(part: Part, { mentions, claims, sentiment, sentences }: Evaluation): string {
  const rows = LANGUAGES.map((language) => {
    const shown = [mentions[language], claims[language]].flatMap(({ precision, recall, f1 }) => [
      precision,
      recall,
      f1,
    ]);
    return `  ${language}  ${[...shown, sentiment[language].accuracy].map(percent).join(' ')}`;
  });
  const title = part === 'all' ? 'All labelled sentences' : 'The third that no rule was tuned on';
  const counts = `${sentences.mentions} for mentions, ${sentences.claims} for claims, ${sentences.sentiment} for sentiment`;
  const head = '      mentions: precision, recall, F1   claims: precision, recall, F1   sentiment: accuracy';
  return [`${title} (${counts})`, head, ...rows].join('\n');
}

function peersTable(): string {
  const rows = evaluatePeers('all').map(({ name, accuracy }) => {
    const shown = LANGUAGES.map((language) => (accuracy[language] === undefined ? '-' : percent(accuracy[language])));
    return `  ${name.padEnd(20)} ${shown.map((text) => text.padStart(9)).join(' ')}`;
  });
  return [`Sentiment by lexicons on npm: accuracy (${LANGUAGES.join(', ')})`, ...rows].join('\n');
}

console.log([table('all', whole), table('heldout', heldout), peersTable()].join('\n\n'));
if (args.includes('--json')) {
  const { sentences: _, ...kept } = heldout;
  const { mentions, claims, sentiment } = whole;
  console.log(JSON.stringify({ mentions, claims, sentiment, heldout: kept }));
}
