import { describe, expect, it } from 'vitest';
import { endpointUrl } from './endpoint-url.ts';

describe('the endpoint URL', () => {
  it.each([
    ['https://api.example/v1', 'https://api.example/v1/responses'],
    ['https://api.example/v1/', 'https://api.example/v1/responses'],
    ['http://localhost:8080', 'http://localhost:8080/responses'],
    [
      'https://r.azure.example/openai/v1?api-version=preview',
      'https://r.azure.example/openai/v1/responses?api-version=preview',
    ],
  ])('with base URL %s is %s', (base, address) => {
    expect(endpointUrl(base, '/responses')).toBe(address);
  });
});
