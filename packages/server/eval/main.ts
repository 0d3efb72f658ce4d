// `npm run eval`: how well the rules read labeled answers, by language, for the answers that rules were tuned on and
// those that were only scored. `--json` prints one line of JSON last (decisions 14); `--faults` shows what went wrong
// in the first part; `--strictness` shows what the gate before a finding costs; `--peers` scores lexicons on npm too,
// one of which takes minutes.
import { LANGUAGES } from '../src/brands/index.ts';
import { PARTS, type Part } from './corpus-files.ts';
import {
  answersIn,
  byLanguage,
  countsBehind,
  evaluate,
  evaluatePeers,
  figuresOf,
  measureCorpus,
  missesByTag,
} from './evaluate.ts';
import { strictnessTable } from './strictness.ts';

/** A larger difference means that the rules overfit their examples. */
const MAX_DIFFERENCE = 0.05;
const TITLES: Readonly<Record<Part, string>> = {
  dev: 'Answers that rules may be tuned on',
  heldout: 'Answers that are only scored',
};

const args = process.argv.slice(2);
const results = measureCorpus();
const parts = {
  dev: evaluate((language) => results.dev[language]),
  heldout: evaluate((language) => results.heldout[language]),
};
/** A part without answers has no scores. */
const shown = PARTS.filter((part) => answersIn(results, part) > 0);
const all = evaluate((language) => PARTS.flatMap((part) => results[part][language]));

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const row = (head: string, cells: readonly string[]): string =>
  `  ${head.padEnd(24)}${cells.map((cell) => cell.padStart(12)).join('')}`;

function figuresTable(part: Part): string {
  const figures = byLanguage((language) => figuresOf(parts[part], language));
  const rows = Object.keys(figures.en).map((name) =>
    row(
      name,
      LANGUAGES.map((language) => percent(figures[language][name] ?? 0)),
    ),
  );
  const counts = byLanguage((language) => countsBehind(results[part][language]));
  const counted = Object.keys(counts.en).map((name) =>
    row(
      name,
      LANGUAGES.map((language) => counts[language][name] ?? ''),
    ),
  );
  return [`${TITLES[part]} (${answersIn(results, part)})`, row('', LANGUAGES), ...rows, ...counted].join('\n');
}

function missesTable(part: Part): string {
  const misses = missesByTag(LANGUAGES.flatMap((language) => results[part][language]));
  const head = ['answers', 'false', 'missed', 'other', 'mentions', 'sentiment'];
  const rows = [...misses].map(([tag, one]) =>
    row(
      tag,
      [one.answers, one.falseFindings, one.missedWrong, one.otherClaims, one.mentions, one.sentiment].map(String),
    ),
  );
  return [
    `Misses by tag, ${part}: false findings, missed wrong claims, other claims, mentions, sentiments`,
    row('', head),
    ...rows,
  ].join('\n');
}

function peersTable(): string {
  const rows = evaluatePeers().map(({ name, accuracy }) =>
    row(
      name,
      LANGUAGES.map((language) => (accuracy[language] === undefined ? '-' : percent(accuracy[language]))),
    ),
  );
  return ['Sentiment by lexicons on npm: accuracy', row('', LANGUAGES), ...rows].join('\n');
}

function differences(): string[] {
  return LANGUAGES.flatMap((language) => {
    if (PARTS.some((part) => results[part][language].length === 0)) return [];
    const [dev, heldout] = [figuresOf(parts.dev, language), figuresOf(parts.heldout, language)];
    return Object.entries(dev).flatMap(([name, value]) => {
      const other = heldout[name] ?? 0;
      if (Math.abs(value - other) <= MAX_DIFFERENCE) return [];
      return [`warning: ${language} ${name}: the parts differ, ${percent(value)} and ${percent(other)}`];
    });
  });
}

if (args.includes('--faults'))
  for (const { answer, faults } of LANGUAGES.flatMap((language) => results.dev[language]))
    for (const fault of faults) console.log(`${answer.id} ${fault}`);
console.log(
  [
    ...shown.map(figuresTable),
    ...shown.map(missesTable),
    ...(args.includes('--strictness') ? [strictnessTable(results.dev)] : []),
    ...(args.includes('--peers') ? [peersTable()] : []),
    differences().join('\n'),
  ].join('\n\n'),
);
if (args.includes('--json')) console.log(JSON.stringify({ ...all, ...parts }));
