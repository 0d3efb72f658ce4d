import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSignature, type SignedRequest } from './legacy-signature.ts';

const newSecret = (bytes: number): string => `whsec_${randomBytes(bytes).toString('base64')}`;
const secret = newSecret(24);
const olderSecret = newSecret(32);
const foreignSecret = newSecret(64);
const seconds = 1_800_000_000;
const now = seconds * 1000;

/** The scheme implemented from its specification, over raw bytes, independent of the server's library. */
function sign(key: string, webhookId: string, timestamp: string, body: Buffer): string {
  const hmac = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'));
  return `v1,${hmac.update(`${webhookId}.${timestamp}.`).update(body).digest('base64')}`;
}

/** A request signed by `key`, with the given fields changed before signing. */
function signed(change: { webhookId?: string; timestamp?: string; body?: Buffer; key?: string } = {}) {
  const { webhookId = 'msg_1', timestamp = String(seconds), body = Buffer.from('{"a":1}'), key = secret } = change;
  return { webhookId, timestamp, body, signatures: sign(key, webhookId, timestamp, body) };
}

const isGood = (request: SignedRequest, at = now, secrets = [secret]): boolean =>
  checkSignature(secrets, request, at) === 'valid';

describe('a signed request', () => {
  it('agrees with the published example of the scheme', () => {
    const example = {
      webhookId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: '1614265330',
      signatures: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      body: Buffer.from('{"test": 2432232314}'),
    };
    expect(isGood(example, 1_614_265_330_000, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toBe(true);
  });

  it.each([
    ['unusual spacing, letters and escapes', '{ "a" :\t"é\\u00e9語😀" }\r\n'],
    ['a byte order mark', '\ufeff{}'],
    ['no body', ''],
  ])('is verified over its raw bytes: %s', (_, text) => {
    expect(isGood(signed({ body: Buffer.from(text) }))).toBe(true);
  });

  it('is refused if its JSON was reserialized', () => {
    const request = signed({ body: Buffer.from('{ "a": "é\\u00e9" }') });
    const body = Buffer.from(JSON.stringify(JSON.parse(request.body.toString())));
    expect(isGood({ ...request, body })).toBe(false);
  });

  it('is refused when any bit of the body is flipped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(), fc.nat({ max: 7 }), (text, position, bit) => {
        const request = signed({ body: Buffer.from(text) });
        expect(isGood(request)).toBe(true);
        const body = Buffer.from(request.body);
        const i = position % body.length;
        body[i] = (body[i] ?? 0) ^ (1 << bit);
        expect(isGood({ ...request, body })).toBe(false);
      }),
    );
  });

  it('is refused when any character of its signature changes', () => {
    const request = signed();
    for (let i = 0; i < request.signatures.length; i++) {
      const other = request.signatures.charAt(i) === 'A' ? 'B' : 'A';
      const signatures = request.signatures.slice(0, i) + other + request.signatures.slice(i + 1);
      expect(isGood({ ...request, signatures })).toBe(false);
    }
  });

  it('is refused when its id or time differs from the signed one', () => {
    expect(isGood({ ...signed(), webhookId: 'msg_2' })).toBe(false);
    expect(isGood({ ...signed(), timestamp: String(seconds + 1) })).toBe(false);
  });

  it.each(['webhookId', 'timestamp', 'signatures'] as const)('is refused without its %s', (header) => {
    expect(isGood({ ...signed(), [header]: undefined })).toBe(false);
    expect(isGood({ ...signed(), [header]: '' })).toBe(false);
    expect(isGood({ ...signed({ webhookId: 'undefined' }), [header]: undefined })).toBe(false);
  });

  it('is refused when its body is not UTF-8, however it was signed', () => {
    const body = Buffer.from([0x7b, 0xff, 0x7d]);
    const replaced = Buffer.from(body.toString());
    expect(isGood(signed({ body }))).toBe(false);
    expect(isGood({ ...signed({ body: replaced }), body })).toBe(false);
  });
});

describe('the secrets of a connection', () => {
  it('all verify while they rotate', () => {
    const secrets = [secret, olderSecret];
    expect(isGood(signed({ key: secret }), now, secrets)).toBe(true);
    expect(isGood(signed({ key: olderSecret }), now, secrets)).toBe(true);
    expect(isGood(signed({ key: foreignSecret }), now, secrets)).toBe(false);
    expect(isGood(signed({ key: olderSecret }), now, [secret])).toBe(false);
    expect(isGood(signed(), now, [])).toBe(false);
  });

  it('need only one valid signature in the list', () => {
    const request = signed();
    const foreign = signed({ key: foreignSecret }).signatures;
    const list = (...entries: string[]): SignedRequest => ({ ...request, signatures: entries.join(' ') });
    expect(isGood(list(foreign, request.signatures))).toBe(true);
    expect(isGood(list(request.signatures, foreign))).toBe(true);
    expect(isGood(list('v1a,zzz', '', 'v1,', request.signatures))).toBe(true);
    expect(isGood(list(foreign, foreign))).toBe(false);
    expect(isGood({ ...request, signatures: `${foreign},${request.signatures}` })).toBe(false);
  });

  it.each(['v1a,', 'v2,', 'V1,', 'v1;', 'v1, ', ''])('use only version v1, not %j', (version) => {
    const request = signed();
    expect(isGood({ ...request, signatures: version + request.signatures.slice('v1,'.length) })).toBe(false);
  });
});

describe('the time of a signature', () => {
  it.each([
    [-301, false],
    [-300, true],
    [0, true],
    [300, true],
    [301, false],
  ])('%d seconds from the clock of the server: %s', (ahead, accepted) => {
    expect(isGood(signed({ timestamp: String(seconds + ahead) }))).toBe(accepted);
  });

  it('is reported as stale only if the signature is valid', () => {
    for (const at of [now - 301_000, now + 301_000]) {
      expect(checkSignature([secret], signed(), at)).toBe('stale');
      expect(checkSignature([foreignSecret], signed(), at)).toBe('invalid');
      expect(checkSignature([secret], { ...signed(), body: Buffer.from('{}') }, at)).toBe('invalid');
    }
  });

  it('is compared in whole seconds', () => {
    expect(isGood(signed(), now + 300_999)).toBe(true);
    expect(isGood(signed(), now + 301_000)).toBe(false);
  });

  it.each([
    `${seconds}abc`,
    `${seconds}.0`,
    `+${seconds}`,
    `-${seconds}`,
    ` ${seconds}`,
    `${seconds} `,
    `${seconds}\n`,
    `0x${seconds.toString(16)}`,
    '1.8e9',
    `${seconds}000`,
    `${seconds},${seconds}`,
    'NaN',
  ])('is a plain number: %j is refused', (timestamp) => {
    const request = signed({ timestamp });
    const { signatures } = signed();
    expect(isGood(request)).toBe(false);
    expect(isGood({ ...request, signatures })).toBe(false);
  });

  it('with trailing letters is refused: 10abc', () => {
    expect(isGood({ ...signed({ timestamp: '10' }), timestamp: '10' }, 10_000)).toBe(true);
    expect(isGood({ ...signed({ timestamp: '10' }), timestamp: '10abc' }, 10_000)).toBe(false);
  });
});

describe('the webhook-id of a signed request', () => {
  it.each(['a', '!', '~', '-/', 'msg_1:2', '3f6c1c50-7d0c-4f7c-9a53-3f0f5c0d7a11', 'x'.repeat(255)])(
    'may be %s',
    (id) => {
      expect(isGood(signed({ webhookId: id }))).toBe(true);
    },
  );

  it.each(['', '.', 'msg.1', 'a.', 'a b', ' a', 'a\n', 'é', 'a\u007f', 'x'.repeat(256)])('may not be %j', (id) => {
    expect(isGood(signed({ webhookId: id }))).toBe(false);
  });

  it('cannot move part of the signed text into another field', () => {
    const body = Buffer.from(`${seconds}.{}`);
    const request = signed({ webhookId: 'a', body });
    expect(isGood(request)).toBe(true);
    expect(isGood({ ...request, webhookId: `a.${seconds}`, body: Buffer.from('{}') })).toBe(false);
  });
});
