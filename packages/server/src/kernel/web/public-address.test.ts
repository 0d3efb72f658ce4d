import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

describe('an address', () => {
  it.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e', '::ffff:1.1.1.1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.1', '192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
    ...['240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '64:ff9b::a00:1'],
    ...[
      'fe80::1',
      'fc00::1',
      'fd00::1',
      'fec0::1',
      'ff02::1',
      '2001:db8::1',
      '2002:a00:1::1',
      '100::1',
      '4000::1',
      '1::1',
      'hook',
      '',
    ],
  ])('%j is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1'])('%s is loopback', (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });

  it.each(['128.0.0.1', '10.0.0.1', '::2', '::', 'localhost', ''])('%j is not loopback', (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  });
});
