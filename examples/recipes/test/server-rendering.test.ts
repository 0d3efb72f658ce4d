// The framework recipes render on a server without a page: nothing is sent, and no client is created.
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSSRApp, h, ref } from 'vue';
import { renderToString as renderVue } from 'vue/server-renderer';
import * as nextjs from '../src/nextjs.tsx';
import * as react from '../src/react.tsx';
import { analytics, useAnalytics } from '../src/vue.ts';

const endpoint = 'https://events.example/api/v1/events/collect/svc_pub_0123456789abcdef0123456789abcdef';

test.each([
  [
    'React',
    react.useAnalytics,
    (children: ReactNode) => createElement(react.Analytics, { endpoint, agreed: true, children }),
  ],
  [
    'Next.js',
    nextjs.useAnalytics,
    (children: ReactNode) => createElement(nextjs.Analytics, { agreed: true, children }),
  ],
])('the %s recipe creates no client on a server', (_, use, wrap) => {
  const Page = () => createElement('p', null, use() ? 'a client' : 'no client');
  expect(renderToString(wrap(createElement(Page)))).toBe('<p>no client</p>');
});

test('the Vue recipe creates no client on a server', async () => {
  const Page = { setup: () => () => h('p', useAnalytics().value ? 'a client' : 'no client') };
  const app = createSSRApp(Page).use(analytics, { endpoint, agreed: ref(true) });
  expect(await renderVue(app)).toBe('<p>no client</p>');
});
