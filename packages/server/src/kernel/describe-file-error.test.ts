import { expect, it } from 'vitest';
import { describeFileError } from './describe-file-error.ts';

const fileError = (code: string) => Object.assign(new Error('open failed'), { code, syscall: 'open' });

it.each([
  ['ENOENT', 'does not exist: check the path'],
  ['ENOTDIR', 'does not exist: check the path'],
  ['EISDIR', 'is a directory: name a file in it'],
  ['EACCES', 'cannot be read (permission denied): change its permissions, or run the command as its owner'],
  ['EPERM', 'cannot be read (permission denied): change its permissions, or run the command as its owner'],
  ['ENAMETOOLONG', 'is too long for a path: check it'],
  ['ELOOP', 'is a link that leads to itself: name the file itself'],
  ['EIO', 'cannot be read (EIO)'],
])('%s is described as: %s', (code, words) => {
  expect(describeFileError(fileError(code))).toBe(words);
});

it.each([
  ['a text', 'ENOENT'],
  ['no error', Object.assign({}, fileError('ENOENT'))],
  ['an error without a code', Object.assign(new Error('open failed'), { syscall: 'open' })],
  ['an error of no system call', Object.assign(new Error('open failed'), { code: 'ENOENT' })],
])('%s is no file-system error', (_, error) => {
  expect(describeFileError(error)).toBeUndefined();
});
