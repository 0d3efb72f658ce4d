// The forms of `Accept` headers that clients send.
import { expect, it } from 'vitest';
import { acceptedForm } from './accepted-form.ts';

it.each([
  [undefined, 'json'],
  ['', 'json'],
  ['*/*', 'json'],
  ['application/json', 'json'],
  ['APPLICATION/JSON', 'json'],
  ['application/*', 'json'],
  ['application/json; charset=utf-8', 'json'],
  ['application/json;profile=x', 'json'],
  ['application/json;profile="a,b";q=0.5', 'json'],
  ['application/json;profile="a,b";q=0', undefined],
  ['text/event-stream; charset=utf-8; v=1', 'stream'],
  ['text/html, */*;q=0.1', 'json'],
  ['application/json, text/event-stream;q=0', 'json'],
  ['application/json, text/event-stream', 'stream'],
  ['text/event-stream,application/json', 'stream'],
  ['Application/JSON;q=0.9, Text/Event-Stream;q=0.8', 'stream'],
  ['text/event-stream', 'stream'],
  ['text/*', 'stream'],
  ['text/html', undefined],
  ['application/json;q=0', undefined],
  ['application/json;q=0, text/event-stream;q=0, text/html', undefined],
  ['json', undefined],
])('the header %j asks for %j', (accept, form) => {
  expect(acceptedForm(accept)).toBe(form);
});
