import { describe, expect, it } from 'vitest';
import { isVendorEngine, resolveEngine, VENDOR_ENGINES } from './engine-names.ts';

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

  it('means the engine of exactly this spelling first', () => {
    expect(resolveEngine('my-model', ['my_model', 'my-model'])).toBe('my-model');
  });

  it('belongs to a vendor only in its own spelling', () => {
    expect(VENDOR_ENGINES.every(isVendorEngine)).toBe(true);
    expect(['OpenAI', 'chatgpt', ''].some(isVendorEngine)).toBe(false);
  });
});
