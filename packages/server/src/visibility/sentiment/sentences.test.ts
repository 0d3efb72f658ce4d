// Sentence boundaries, and text that only looks like one.
import { describe, expect, it } from 'vitest';
import type { Language } from '../../brands/index.ts';
import { splitSentences } from './sentences.ts';

const split = (language: Language, text: string): string[] =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

describe('a sentence', () => {
  it.each<[Language, string[]]>([
    ['de', ['Eine FRITZ!Box ist dabei.', 'Sie kostet nichts.']],
    ['en', ['It pairs with a FRITZ!Box 7590.', 'It works!', 'Good.']],
    ['de', ['Das Fluid hat LSF 30.', 'Es kostet 12 Euro.']],
    ['de', ['Am 3. Mai kam das Fluid heraus.', 'Es kostet 12 Euro.']],
  ])('ends at its end, in %s: %j', (language, sentences) => {
    expect(split(language, sentences.join(' '))).toEqual(sentences);
  });
});
