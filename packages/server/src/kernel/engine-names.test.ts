import { describe, expect, it } from 'vitest';
import { resolveEngine, VENDOR_ENGINES } from './engine-names.ts';

describe('the name of an engine', () => {
  it.each([
    ['openai', 'openai'],
    ['ChatGPT', 'openai'],
    ['chat gpt', 'openai'],
    ['gpt', 'openai'],
    ['Google', 'gemini'],
    ['google-gemini', 'gemini'],
    ['sonar', 'perplexity'],
    ['Anthropic', 'claude'],
    ['x.ai', 'grok'],
    ['Le Chat', 'mistral'],
  ])('%s means %s', (name, engine) => {
    expect(resolveEngine(name)).toBe(engine);
  });

  it.each(['bing', 'copilot', '', '-', 'gp'])('%j means no engine', (name) => {
    expect(resolveEngine(name)).toBeUndefined();
  });

  it('means only an available engine', () => {
    expect(resolveEngine('chatgpt', ['gemini'])).toBeUndefined();
    expect(resolveEngine('House_Model', ['house-model'])).toBe('house-model');
  });

  it('takes precedence over an alias of another engine', () => {
    expect(resolveEngine('gpt', [...VENDOR_ENGINES, 'gpt'])).toBe('gpt');
  });
});
