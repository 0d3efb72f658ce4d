import { describe, expect, it } from 'vitest';
import { parseTargetUrl } from './add-target.ts';

const REFUSED = [
  'http://hooks.example/x',
  'https://user:pass@hooks.example/x',
  'https://10.0.0.1/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest',
  'https://0x7f000001/x',
  'ftp://hooks.example',
  'hooks.example',
  `https://hooks.example/${'x'.repeat(2048)}`,
];

describe('the address of a target', () => {
  it.each(['https://hooks.example/x?key=1', 'https://93.184.215.14/'])('may be %s', (url) => {
    expect(parseTargetUrl(url, false).href).toBe(url);
  });

  it.each(REFUSED)('is not %s', (url) => {
    expect(() => parseTargetUrl(url, false)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  it.each(['http://127.0.0.1:9/x', 'http://localhost:9/x', 'https://[::1]:9/x'])('with --dev may be %s', (url) => {
    expect(parseTargetUrl(url, true).href).toBe(url);
  });

  it.each(['http://hooks.example/x', 'http://10.0.0.1/x', 'https://10.0.0.1/x', 'https://192.168.0.1/'])(
    'with --dev is not %s',
    (url) => {
      expect(() => parseTargetUrl(url, true)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    },
  );
});
