import { describe, expect, it } from 'vitest';
import { issues as de } from '../../texts/de/issues.ts';
import { issues as en } from '../../texts/en/issues.ts';
import { issueSentence } from './issue-sentence.ts';
import { placeIssues } from './placed-issues.ts';

const LONG = 'must have at most 100 characters';
const names = new Set(['name', 'origins', 'aliases']);

it('assigns an issue to the field at its path', () => {
  const issues = [
    { path: 'name', message: LONG },
    { path: 'origins.1', message: 'must start with https:// (http:// on a loopback host only with --dev)' },
    { path: 'mode', message: 'is missing' },
    { path: '', message: 'nick is not a known field' },
  ];
  expect(placeIssues(issues, { names, at: '' }, en)).toEqual({
    fields: { name: ['Enter at most 100 characters.'], origins: ['Entry 2: An origin must start with https://.'] },
    others: issues.slice(2),
  });
});

it('places only issues of the entry that the form edits', () => {
  const own = { path: 'competitors.3.aliases.0', message: 'must not also be a name of Radix' };
  const other = { path: 'competitors.30.name', message: LONG };
  expect(placeIssues([own, other], { names, at: 'competitors.3' }, en)).toEqual({
    fields: { aliases: ['Entry 1: Radix already uses this name.'] },
    others: [other],
  });
});

describe('a sentence about an issue', () => {
  it.each([
    ['is missing', 'Füllen Sie dieses Feld aus.'],
    ['must have at least 1 character', 'Füllen Sie dieses Feld aus.'],
    [LONG, 'Geben Sie höchstens 100 Zeichen ein.'],
    ['must be at most 9', 'Der Wert darf höchstens 9 sein.'],
    ['must be of type number', 'Geben Sie eine Zahl ein.'],
  ])('%s is in the language of the reader', (message, sentence) => {
    expect(issueSentence(message, de)).toBe(sentence);
  });

  it('falls back to the words of the service', () => {
    expect(issueSentence('must rhyme', de)).toBe('Must rhyme.');
  });
});
