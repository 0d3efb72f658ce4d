import { describe, expect, it } from 'vitest';
import { resolveEngine } from './engine-names.ts';

describe('an engine', () => {
  it.each([
    ['openai', 'openai'],
    ['OpenAI', 'openai'],
    ['ChatGPT', 'openai'],
    ['gpt', 'openai'],
    ['Google Gemini', 'gemini'],
    ['google', 'gemini'],
    ['perplexity', 'perplexity'],
    ['bing', undefined],
    ['', undefined],
  ])('called %j is %s', (name, engine) => expect(resolveEngine(name)).toBe(engine));

  it('is one of those that there are, its own name before an alias', () => {
    expect(resolveEngine('chatgpt', ['gemini'])).toBeUndefined();
    expect(resolveEngine('GPT', ['openai', 'gpt'])).toBe('gpt');
  });
});
