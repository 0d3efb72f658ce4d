import { describe, expect, it } from 'vitest';
import { createLogger, oncePerSecond } from './logging.ts';

function capture(level: Parameters<typeof createLogger>[0] = 'info') {
  const lines: string[] = [];
  return { lines, logger: createLogger(level, { write: (line) => void lines.push(line) }) };
}

describe('a log line', () => {
  it('is one JSON object with level, time and message', () => {
    const { lines, logger } = capture();
    logger.info({ url: 'http://127.0.0.1:8787' }, 'serving');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), url: 'http://127.0.0.1:8787', msg: 'serving' },
    ]);
  });

  it.each([
    ['at the top', { authorization: 'Bearer abc' }],
    ['in headers', { headers: { authorization: 'Bearer abc' } }],
    ['in headers of a request', { req: { headers: { cookie: 'abc' } } }],
    ['as a body', { body: { service_visitor_id: 'abc' } }],
    ['as an address', { req: { ip: 'abc', remoteAddress: 'abc' } }],
    ['as a token', { session: { token: 'abc', session_token: 'abc' } }],
  ])('redacts private data %s', (_, fields) => {
    const { lines, logger } = capture();
    logger.warn(fields, 'something');
    expect(lines.join('')).not.toContain('abc');
    expect(lines.join('')).toContain('[redacted]');
  });

  it.each([
    `svc_ses_${'A'.repeat(99)}`,
    `svc_link_${'A'.repeat(99)}`,
    `svc_pat_${'a'.repeat(32)}`,
    `svc_pat_demo_${'a'.repeat(27)}`,
    `whsec_${Buffer.alloc(32, 250).toString('base64')}`,
    'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl-_',
  ])('redacts the credential %s anywhere', (credential) => {
    const { lines, logger } = capture();
    logger.error({ err: new Error(`bad ${credential}`), list: [credential] }, `for ${credential}.`);
    expect(lines.join('')).not.toContain(credential);
    expect(JSON.parse(lines.join(''))).toMatchObject({ msg: expect.stringMatching(/^for [\w.]+\[redacted\]\.$/) });
  });

  it('logs message, stack and causes of an error, not its driver’s fields', () => {
    const { lines, logger } = capture();
    const cause = Object.assign(new Error('constraint failed'), { code: 'E1', detail: 'Key (visitor)=(v1)' });
    logger.error({ err: new TypeError('no luck', { cause }) }, 'failed');
    const { err } = JSON.parse(lines.join(''));
    expect(err).toMatchObject({
      type: 'TypeError',
      message: 'no luck',
      stack: expect.stringContaining('logging.test'),
      cause: { type: 'Error', code: 'E1', message: 'constraint failed' },
    });
    expect(lines.join('')).not.toContain('v1');
  });

  it.each([
    ['boom', { type: 'string', message: 'boom' }],
    [null, { type: 'object', message: 'null' }],
    [
      { message: 'disk full', sqlite: 13 },
      { type: 'object', message: 'disk full' },
    ],
  ])('describes the cause %j, which is not an error', (cause, described) => {
    const { lines, logger } = capture();
    logger.error({ err: new Error('no luck', { cause }) }, 'failed');
    expect(JSON.parse(lines.join('')).err.cause).toEqual(described);
  });
});

it('a level suppresses lower levels', () => {
  const { lines, logger } = capture('warn');
  logger.info('hidden');
  logger.warn('shown');
  expect(lines).toHaveLength(1);
  const silent = capture('silent');
  silent.logger.error('hidden');
  expect(silent.lines).toEqual([]);
});

it('logs once a second with the number of suppressed lines', () => {
  let now = 0;
  const heard: number[] = [];
  const throttle = oncePerSecond({ monotonic: () => now });
  const cry = () => throttle((suppressed) => void heard.push(suppressed));
  for (let i = 0; i < 1000; i++) cry();
  now = 999;
  cry();
  now = 1000;
  cry();
  now = 5000;
  cry();
  expect(heard).toEqual([0, 1000, 0]);
});
