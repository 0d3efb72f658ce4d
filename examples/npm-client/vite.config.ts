// Vite with the site's own backend beside it, which confirms sign-ups.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defineConfig, type Plugin } from 'vite';

/** Accepts every address except `full@...`. */
async function confirm(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { email } = JSON.parse((await Array.fromAsync(request)).join(''));
  response.writeHead(String(email).startsWith('full@') ? 409 : 201).end();
}

const backend: Plugin = {
  name: 'backend',
  configureServer: ({ middlewares }) => void middlewares.use('/api/sign-ups', confirm),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/api/sign-ups', confirm),
};

export default defineConfig({ plugins: [backend], build: { target: 'es2020' } });
