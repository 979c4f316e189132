import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Nobody writes while tests look, and what others build meanwhile must not load its pages anew.
  ...(process.env['STORYBOOK_CONTROL'] === '1' ? { server: { watch: null } } : {}),
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
