import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { curlTestEvent, nodeEvent, npmClient, type SnippetValues, scriptTag } from './snippets.ts';

const VALUES: SnippetValues = {
  serviceUrl: 'https://events.example',
  installId: 'svc_pub_0123456789abcdef0123456789abcdef',
  pinnedScript: { path: '/sdk/v1/0.1.0.js', integrity: 'sha384-HASH_OF_THE_VERSION' },
};

const recipe = (name: string): string =>
  readFileSync(new URL(`../../../../../examples/recipes/src/${name}`, import.meta.url), 'utf8')
    .replace(/<!--.*?-->\n/s, '')
    .trim();

it('the tag and its two lines match the recipes', () => {
  const overlay = /<script>\n(.*\n)<\/script>/.exec(recipe('debug-overlay.html'))?.[1] ?? 'none';
  const tag = scriptTag({ ...VALUES, pinnedScript: null });
  expect(tag).toContain(overlay);
  expect(tag.replace(overlay, '')).toBe(recipe('early-calls.html'));
  expect(scriptTag(VALUES)).toContain(recipe('csp-and-sri.html').split('<script\n')[1]);
});

it('the client and the events use the URLs of the install', () => {
  expect(npmClient(VALUES)).toContain(`'https://events.example/api/v1/events/collect/${VALUES.installId}'`);
  const address = `https://events.example/api/v1/billing-events/${VALUES.installId}`;
  expect(curlTestEvent(VALUES, 'sale')).toContain(`curl ${address} `);
  expect(nodeEvent(VALUES, 'sale')).toContain(`'${address}'`);
});

it.each(['booking_confirmed', `it's "quoted" $(echo no) \\ \`x\``, '</script><script>alert(1)</script>'])(
  'a handle stays one value in the shell and JavaScript: %s',
  (handle) => {
    const command = curlTestEvent(VALUES, handle)
      .replace(/^WEBHOOK_ID.*$/m, 'WEBHOOK_ID=id')
      .replace('curl ', `printf '%s\\n' `);
    const printed = execFileSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(JSON.parse(printed.slice(printed.indexOf('{')))).toMatchObject({
      event_handle: handle,
      event_id: 'test-id',
    });
    const written = /event_handle: (.*),/.exec(nodeEvent(VALUES, handle))?.[1] ?? '';
    expect(JSON.parse(written)).toBe(handle);
    expect(written).not.toContain('</script');
  },
);
