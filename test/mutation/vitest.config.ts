// The tests that mutants run: those of pure rules, without the setup that starts servers.
import { defineConfig } from 'vitest/config';
import main from '../../vitest.config.ts';

const { projects, globalSetup, ...settings } = main.test ?? {};

export default defineConfig({
  ...main,
  test: {
    ...settings,
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/protocol/test/pins/*.test.ts',
      'packages/sdk/test/client/*.test.ts',
    ],
    isolate: false,
  },
});
