// The documents become Vue components, but are in folders without Vue: their imports of `vue` resolve as if they were
// in this folder.
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);

/** A Vite plugin. */
export const vueForDocuments = {
  name: 'vue-for-documents',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^vue(?:$|\/)/ },
    handler(id, importer) {
      if (importer?.endsWith('.md')) return this.resolve(id, here, { skipSelf: true });
    },
  },
};
