import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { DomainError, UnavailableError } from '../kernel/domain-error.ts';
import { describeError, ReportedError, UsageError } from './exit-code.ts';

describe('the exit code', () => {
  it.each([
    [new UsageError('Name one.'), { exitCode: 2, code: 'usage', message: 'Name one.' }],
    [new ReportedError(), { exitCode: 1, code: 'failed' }],
    [new DomainError('not_found', { message: 'no x' }), { exitCode: 1, code: 'not_found', message: 'no x' }],
    [new DomainError('invalid_input', { message: 'bad' }), { exitCode: 2, code: 'invalid_input', message: 'bad' }],
    [
      new DomainError('not_found', { message: 'no such token: a' }),
      { exitCode: 1, code: 'not_found', message: 'no such token: a', detail: 'List them: service token list' },
    ],
    [new CommanderError(0, 'commander.version', '1.2.3'), { exitCode: 0, code: 'commander.version' }],
    [
      new CommanderError(1, 'commander.unknownOption', "error: unknown option '--x'"),
      { exitCode: 2, code: 'usage', message: "unknown option '--x'" },
    ],
    [
      new CommanderError(
        1,
        'commander.missingMandatoryOptionValue',
        "error: required option '--tenant <id>' not specified",
      ),
      {
        exitCode: 2,
        code: 'usage',
        message: "required option '--tenant <id>' not specified; find it with: service brand list",
      },
    ],
    [
      new UnavailableError('the store cannot do this now', 1, { cause: new Error('database is locked') }),
      { exitCode: 1, code: 'unavailable', message: 'the store cannot do this now: database is locked' },
    ],
  ])('of %s', (error, verdict) => {
    expect(describeError(error)).toEqual(verdict);
  });

  it('of an invalid setting is 2 if a flag set it, otherwise 1', () => {
    const blame = (...paths: string[]) =>
      describeError(new DomainError('invalid_settings', { issues: paths.map((path) => ({ path, message: 'bad' })) }))
        .exitCode;
    expect([blame('SERVICE_PORT'), blame('SERVICE_PORT', '--host')]).toEqual([1, 2]);
  });

  it('of an internal error is 1, with the stack separate from the message', () => {
    const verdict = describeError(new TypeError('x is undefined'));
    expect(verdict).toMatchObject({
      exitCode: 1,
      code: 'internal',
      message: 'internal error: x is undefined',
    });
    expect(verdict.detail).toContain('exit-code.test.ts');
  });
});
