import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** `npm run dev` in this folder: pages with hot reload, with a server on its default port. */
const SERVER = 'http://127.0.0.1:8787';

export default defineConfig({
  plugins: [react()],
  // The protocol comes from its sources, so it need not be built first.
  resolve: { conditions: ['@service/source', ...defaultClientConditions] },
  // The server replaces it in each response: React Aria adds one style element, and takes its nonce from the page.
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    target: 'es2023',
    sourcemap: false,
    // The content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Lists the files that each page loads.
    manifest: true,
    reportCompressedSize: false,
    // Lists the licenses of the bundled packages, which require it.
    license: true,
  },
  server: { proxy: { '/api': SERVER, '/auth': SERVER, '/sdk': SERVER } },
});
