import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What part of its cases a sweep takes: a tenth with `npm test`, all of them with `npm run test:all`. */
    share: number;
  }
}

/** For browser tests, which read it here. */
export const share = process.env['TEST_EXTENT'] === 'all' ? 1 : 0.1;

export function setup(project: TestProject): void {
  project.provide('share', share);
}
