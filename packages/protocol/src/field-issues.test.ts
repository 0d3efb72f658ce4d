import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldIssues } from './field-issues.ts';

const schema = z.strictObject({
  name: z.string().min(1).max(3),
  kind: z.enum(['a', 'b']).exactOptional(),
  tags: z.array(z.strictObject({ id: z.uuid() })).max(2),
  size: z.number().min(2).max(9),
  day: z.iso.date('must be a date, such as 2026-01-31').exactOptional(),
  code: z.string().regex(/^a/).exactOptional(),
  set: z.set(z.string()).max(1).exactOptional(),
  map: z.map(z.string(), z.string()).max(1).exactOptional(),
  own: z
    .string()
    .refine((value) => value !== 'Mind: Invalid', 'Mind: Invalid')
    .exactOptional(),
  version: z.literal('1.0').exactOptional(),
  union: z.union([z.literal(1), z.boolean()]).exactOptional(),
});
const good = { name: 'ada', tags: [], size: 5 };

const issuesOf = (input: unknown) => {
  const { error } = schema.safeParse(input);
  return error ? fieldIssues(error, input) : [];
};

describe('an invalid value', () => {
  it.each([
    ['a missing field', { ...good, name: undefined }, 'name', 'is missing'],
    ['another type', { ...good, name: 7 }, 'name', 'must be of type string'],
    ['null', { ...good, name: null }, 'name', 'must be of type string'],
    ['an unknown field', { ...good, nick: 1 }, '', 'nick is not a known field'],
    ['a value that is not listed', { ...good, kind: 'c' }, 'kind', 'must be one of a, b'],
    ['a value that is not the only one', { ...good, version: '2' }, 'version', 'must be 1.0'],
    ['a short text', { ...good, name: '' }, 'name', 'must have at least 1 character'],
    ['a long text', { ...good, name: 'grace' }, 'name', 'must have at most 3 characters'],
    ['a small number', { ...good, size: 1 }, 'size', 'must be at least 2'],
    ['a large number', { ...good, size: 10 }, 'size', 'must be at most 9'],
    ['a format', { ...good, tags: [{ id: 'x' }] }, 'tags.0.id', 'must be a valid uuid'],
    ['a field inside', { ...good, tags: [{}] }, 'tags.0.id', 'is missing'],
    ['a pattern', { ...good, code: 'b' }, 'code', 'must be a valid value'],
    ['a long list', { ...good, tags: Array(3).fill({ id: crypto.randomUUID() }) }, 'tags', 'must have at most 2 items'],
    ['a large set', { ...good, set: new Set(['a', 'b']) }, 'set', 'must have at most 1 item'],
    [
      'a large map',
      {
        ...good,
        map: new Map([
          ['a', ''],
          ['b', ''],
        ]),
      },
      'map',
      'must have at most 1 entry',
    ],
    ['no option of a union', { ...good, union: 'x' }, 'union', 'is invalid'],
    ['a message with the word Invalid', { ...good, own: 'Mind: Invalid' }, 'own', 'Mind: Invalid'],
    ['a message of the schema', { ...good, day: 'monday' }, 'day', 'must be a date, such as 2026-01-31'],
  ])('%s is reported by path, in words', (_, input, path, message) => {
    expect(issuesOf(input)).toEqual([{ path, message }]);
  });

  it('reports a value that is not an object with an empty path', () => {
    expect(issuesOf('text')).toEqual([{ path: '', message: 'must be of type object' }]);
    expect(issuesOf(undefined)).toEqual([{ path: '', message: 'is missing' }]);
  });

  it('names the allowed values of a missing field', () => {
    const { error } = z.object({ version: z.literal('1.0'), kind: z.enum(['a', 'b']) }).safeParse({});
    expect(error && fieldIssues(error, {})).toEqual([
      { path: 'version', message: 'is missing, and must be 1.0' },
      { path: 'kind', message: 'is missing, and must be one of a, b' },
    ]);
  });

  it('names each unknown field', () => {
    expect(issuesOf({ ...good, one: 1, two: 2 }).map(({ message }) => message)).toEqual([
      'one is not a known field',
      'two is not a known field',
    ]);
  });
});
