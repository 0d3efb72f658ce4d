import { describe, expect, it } from 'vitest';
import { DomainError } from '../kernel/domain-error.ts';
import { parseExcludedHosts } from './excluded-hosts.ts';

describe('hosts that only forward visitors', () => {
  it.each([
    ['pay.example', 'pay.example'],
    ['PAY.Example', 'pay.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['192.0.2.1', '192.0.2.1'],
    ['localhost', 'localhost'],
  ])('%s is kept as %s', (text, host) => {
    expect(parseExcludedHosts([text])).toEqual([host]);
  });

  it('are stored in order, without duplicates', () => {
    expect(parseExcludedHosts(['b.example', 'a.example', 'B.example'])).toEqual(['b.example', 'a.example']);
  });

  it.each([
    '',
    ' ',
    'https://pay.example',
    'pay.example/',
    'pay.example:443',
    '*.pay.example',
    '.pay.example',
    'pay.example.',
    'a b',
    '@x',
    '[::1]',
    '%41.example',
    'a..b',
    '999.1.1.1',
  ])('%j is refused, with its name in the message', (text) => {
    const parse = () => parseExcludedHosts(['fine.example', text]);
    expect(parse).toThrow(DomainError);
    expect(parse).toThrow(`the host ${JSON.stringify(text)} must be a bare host`);
  });

  it('are refused with a sentence and a position for each', () => {
    const message = 'must be a bare host, such as pay.example: it also covers its subdomains';
    expect(() => parseExcludedHosts(['a b', 'fine.example', ''])).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message: `the host "a b" ${message}\nthe host "" ${message}`,
        issues: [
          { path: 'referral_exclusions.0', message },
          { path: 'referral_exclusions.2', message },
        ],
      }),
    );
  });
});
