// The excerpt at the top of the README matches the output of its command.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeWorkplace, PROCESS_TEST_MS } from '../../packages/server/test/cli/command.ts';
import { plantDemo } from '../../packages/server/test/cli/demo-workplace.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** Ids and column widths vary. */
const comparable = (line: string): string =>
  line
    .replace(/^[0-9a-f-]{36}/, 'ID')
    .replace(/ +/g, ' ')
    .trim();

test(
  'the README starts with real output of the shown command',
  async () => {
    const [, command = '', shown = ''] =
      /```console\n\$ npm run -s service -- ([^\n]*)\n(.*?)\n\.\.\.\n```/s.exec(README) ?? [];
    const here = makeWorkplace();
    try {
      await plantDemo(here);
      const { stdout } = await here.run(...command.split(' '));
      const lines = shown.split('\n').map(comparable);
      expect(lines.length).toBeGreaterThan(3);
      expect(stdout.split('\n').slice(0, lines.length).map(comparable)).toEqual(lines);
    } finally {
      here.remove();
    }
  },
  PROCESS_TEST_MS,
);
