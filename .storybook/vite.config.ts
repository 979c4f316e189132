import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // No source changes while tests look, and what another process builds meanwhile must not reload the pages.
  ...(process.env['STORYBOOK_WATCH'] === '0' ? { server: { watch: null } } : {}),
  // A package that is discovered late reloads the page in the middle of a story.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'radix-ui',
      '@vanilla-extract/recipes/createRuntimeFn',
      'elkjs/lib/elk.bundled.js',
      'xstate',
    ],
  },
});
