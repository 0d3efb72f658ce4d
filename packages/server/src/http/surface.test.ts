import { expect, it } from 'vitest';
import { isCollectUrl } from './surface.ts';

it.each([
  '/api/v1/events/collect',
  '/api/v1/events/collect/x/session',
  '/api/v1/events/collect?x',
  '//api/v1/events/collect/x',
  '/api//v1/events//collect/x',
  '/API/V1/Events/Collect/x',
  '/api/v1/events/c%6Fllect/x/session',
  '/api/v1/events/collect/%E0%A4%A/session',
])('%s belongs to the browser endpoints', (url) => {
  expect(isCollectUrl(url)).toBe(true);
});

it.each([
  '/',
  '/healthz',
  '/api/v1/events',
  '/api/v1/events/collector',
  '/x/api/v1/events/collect',
  '/%E0%A4%A',
  '*',
  '',
])('%s does not belong to the browser endpoints', (url) => {
  expect(isCollectUrl(url)).toBe(false);
});
