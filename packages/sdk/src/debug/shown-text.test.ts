import { expect, it } from 'vitest';
import { shownJson, shownText } from './shown-text.ts';

it('direction marks become visible, and long text is shortened', () => {
  expect(shownText('a\u202eb\u0000\nc')).toBe('a\\u{202e}b\\u{0}\nc');
  expect(shownText('x'.repeat(10_000))).toHaveLength(2001);
});

it('tokens are omitted from JSON', () => {
  const text = '{"session_token":"svc_ses_secret","nested":{"link_token":"x"},"expires_in":900}';
  expect(shownJson(text)).not.toMatch(/svc_ses_secret|"x"/);
  expect(JSON.parse(shownJson(text))).toMatchObject({ expires_in: 900 });
  expect(shownJson('<html>')).toBe('<html>');
});
