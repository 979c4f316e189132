import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The same server tests on both engines; the set-up migrates one database that every test file copies. */
const serverTests = (engine: 'sqlite' | 'postgres') => ({
  test: {
    name: `server-${engine}`,
    include: ['server/**/*.test.ts'],
    globalSetup: `server/testing/setup-${engine}.ts`,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  builder: {},
  build: { modulePreload: { polyfill: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{rules,machines,openapi,themes,tools}/**/*.test.ts', 'src/**/*.test.ts', 'tests/architecture.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'components', environment: 'jsdom', include: ['{src,design-system}/**/*.test.tsx'] },
      },
      serverTests('sqlite'),
      serverTests('postgres'),
    ],
  },
});
