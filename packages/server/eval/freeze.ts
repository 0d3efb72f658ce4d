// `node freeze.ts DIR [PART]`: adds labeled answers (`DIR/{en,de,ja}/answers-*.txt`, brands beside them) to the corpus,
// replacing that part (default: `heldout`), and writes the hashes that freeze the labels.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../src/brands/index.ts';
import { splitAnswers } from './answers.ts';
import { HASHES, hashesNow, PARTS } from './corpus-files.ts';

const [from = '.', given = 'heldout'] = process.argv.slice(2);
const part = PARTS.find((one) => one === given);
if (part === undefined) throw new Error(`unknown part ${given}; choose from ${PARTS.join(', ')}`);
for (const language of LANGUAGES) {
  const folder = join(from, language);
  if (!existsSync(folder)) continue;
  const names = readdirSync(folder).toSorted();
  for (const name of names.filter((one) => one.endsWith('.yaml')))
    copyFileSync(join(folder, name), new URL(`./brands/${name}`, import.meta.url));
  const answers = names
    .filter((name) => /^answers-.*\.txt$/.test(name))
    .flatMap((name) => splitAnswers(readFileSync(join(folder, name), 'utf8')));
  if (answers.length === 0) continue;
  const texts = answers.map(({ lines }) => `${lines.join('\n').trim()}\n`);
  writeFileSync(new URL(`./corpus/${language}.${part}.txt`, import.meta.url), texts.join('\n'));
  console.log(`${language} ${part}: ${answers.length} answers`);
}
writeFileSync(HASHES, hashesNow());
