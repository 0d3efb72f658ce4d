// Code in the documents, for tests that run it.
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The code blocks of a language under a heading; under the document's title, those before the first heading. */
export function codeBlocks(path: string, heading: string, language: string): string[] {
  const text = readFileSync(new URL(path, root), 'utf8');
  const section = text.split(/^#{1,3} /m).find((part) => part.startsWith(heading)) ?? '';
  const found = section.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'));
  return [...found].map((match) => match[1] ?? '');
}

/** The request that a shell would send for a curl command: its URL, headers and body. */
export function curlRequest(command: string, variables: Record<string, string>): [string, RequestInit] {
  const filled = command.replaceAll(/'?\$(\w+)'?/g, (found, name: string) => variables[name] ?? found);
  const [, url = ''] = /curl (\S+)/.exec(filled) ?? [];
  const headers = [...filled.matchAll(/-H ["']([\w-]+): ([^"']+)["']/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const body = /-d '([^']+)'/.exec(filled)?.[1] ?? '';
  return [url, { method: 'POST', headers: Object.fromEntries(headers), body }];
}
