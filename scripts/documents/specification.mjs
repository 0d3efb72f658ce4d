// Fills the tables of rules in docs/specification.md: each rule with the tests that cover it.
import { readFileSync } from 'node:fs';
import { SPECIFICATION_RULES } from '../../test/conformance/rules.ts';

const HEADER = ['| Rule | Tests |', '| --- | --- |'];

/** Titles are plain text: Markdown and HTML in them are escaped. */
const plain = (title) => title.replace(/[\\[\]|*<`]/g, '\\$&');

const testLink = ({ file, title }) => `[${plain(title)}](../${file})`;

/** The labels of rules such as `4.1.2` and `7 not_found` in the tables of sections 4.1 and 7. */
function labelOf(section, heading) {
  if (section === heading) return '';
  if (section.startsWith(`${heading}.`)) return `${section} `;
  const name = section.slice(heading.length + 1);
  return /^(?:\/|[a-z_]+$)/.test(name) ? `**\`${name}\`** ` : `**${name}** `;
}

function table(heading) {
  const rules = SPECIFICATION_RULES.filter(({ section }) => belongsTo(section, heading));
  const rows = rules.map(
    ({ section, rule, shownBy }) => `| ${labelOf(section, heading)}${rule} | ${shownBy.map(testLink).join('<br>')} |`,
  );
  return [...HEADER, ...rows].join('\n');
}

const belongsTo = (section, heading) => section === heading || /^[. ]/.test(section.replace(heading, ''));

/** The text of docs/specification.md; throws if there is no table for a rule. */
export function makeSpecification() {
  const text = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
  const headings = [...text.matchAll(/^<!-- rules: (\S+) -->$/gm)].map(([, heading]) => heading);
  const lost = SPECIFICATION_RULES.find(
    ({ section }) => headings.filter((one) => belongsTo(section, one)).length !== 1,
  );
  if (lost) throw new Error(`docs/specification.md must have one table for the rules of ${lost.section}`);
  return text.replace(
    /(<!-- rules: (\S+) -->\n)[\s\S]*?(?=<!-- end -->)/g,
    (_, mark, heading) => `${mark}\n${table(heading)}\n\n`,
  );
}
