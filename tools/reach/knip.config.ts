import type { KnipConfig } from 'knip';
import { entries, project } from './product.ts';

/** Knip over the product alone: a test, a story or a document is no user of an export. */
export default {
  entry: entries,
  project,
  ignoreExportsUsedInFile: true,
  vitest: false,
  playwright: false,
  storybook: false,
  vite: false,
} satisfies KnipConfig;
