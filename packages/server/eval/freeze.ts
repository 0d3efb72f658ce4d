// `node freeze.ts DIR`: takes labelled answers (`DIR/{en,de,ja}/answers-*.txt`, brands beside them) into the corpus in place
// of the part that their ids name, and writes the hashes that freeze the labels.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../src/brands/index.ts';
import { splitAnswers } from './answers.ts';
import { HASHES, hashesNow, PARTS, partOf } from './corpus-files.ts';

const [from = '.'] = process.argv.slice(2);
for (const language of LANGUAGES) {
  const folder = join(from, language);
  if (!existsSync(folder)) continue;
  const names = readdirSync(folder).toSorted();
  for (const name of names.filter((one) => one.endsWith('.yaml')))
    copyFileSync(join(folder, name), new URL(`./brands/${name}`, import.meta.url));
  const answers = names
    .filter((name) => /^answers-.*\.txt$/.test(name))
    .flatMap((name) => splitAnswers(readFileSync(join(folder, name), 'utf8')));
  for (const part of PARTS) {
    const kept = answers.filter(({ id }) => partOf(id) === part).map(({ lines }) => `${lines.join('\n').trim()}\n`);
    if (kept.length === 0) continue;
    writeFileSync(new URL(`./corpus/${language}.${part}.txt`, import.meta.url), kept.join('\n'));
    console.log(`${language} ${part}: ${kept.length} answers`);
  }
}
writeFileSync(HASHES, hashesNow());
