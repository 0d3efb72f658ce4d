import { describe, expect, it } from 'vitest';
import { mintSigningSecret, parseHandle, parseHandles } from './connection-fields.ts';

const refusalOf = (message: string, path: string, reason: string) =>
  expect.objectContaining({ code: 'invalid_input', message, issues: [{ path, message: reason }] });

describe('the handles of a connection', () => {
  it('keep their order, without duplicates', () => {
    expect(parseHandles(['order', 'booking', 'order'])).toEqual(['order', 'booking']);
  });

  it('are at least one', () => {
    expect(() => parseHandles([])).toThrow(
      refusalOf('A connection needs a handle.', 'handles', 'must have at least 1 item'),
    );
  });

  it('are refused by their position', () => {
    const reason = 'must have 1 to 255 characters';
    expect(() => parseHandles(['order', ''])).toThrow(refusalOf(`The handle "" ${reason}.`, 'handles.1', reason));
  });
});

describe('a handle', () => {
  it('has 1 to 255 characters', () => {
    expect(parseHandle('x', 'preconfigured')).toBe('x');
    expect(parseHandle('ü'.repeat(255), 'preconfigured')).toBe('ü'.repeat(255));
    expect(() => parseHandle('x'.repeat(256), 'preconfigured')).toThrow('must have 1 to 255 characters');
  });

  it('is one line that a terminal can show', () => {
    const reason = 'must be one line without control characters';
    expect(() => parseHandle('a\nb', 'preconfigured')).toThrow(
      refusalOf(`The handle "a\\nb" ${reason}.`, 'preconfigured', reason),
    );
  });
});

describe('a signing secret', () => {
  it('is 32 random bytes in the form of Standard Webhooks', () => {
    const bytes = (length: number) => new Uint8Array(length).fill(255);
    expect(mintSigningSecret({ bytes })).toBe(`whsec_${Buffer.alloc(32, 255).toString('base64')}`);
  });
});
