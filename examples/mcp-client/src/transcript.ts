// Questions, calls and answers as a document. Pure.
import type { Call, Exchange } from './questions.ts';

export const transcriptOf = (brand: string, exchanges: readonly Exchange[]): string =>
  [`# Three questions about ${brand}`, ...exchanges.flatMap(chapter)].join('\n\n');

const chapter = ({ question, calls, answer }: Exchange): string[] => [
  `## ${question}`,
  ...calls.flatMap(({ name, arguments: args, result }: Call) => [
    `\`${name}\` with \`${JSON.stringify(args)}\` returns`,
    `\`\`\`json\n${lines(result)}\n\`\`\``,
  ]),
  answer,
];

/** One line per field, and per entry of a list. */
function lines(result: object): string {
  const fields = Object.entries(result).map(([name, value]) => `  ${JSON.stringify(name)}: ${inLines(value)}`);
  return `{\n${fields.join(',\n')}\n}`;
}

function inLines(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
}
