import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What part of its cases a sweep takes: a tenth with `npm test`, all of them with `npm run test:all`. */
    share: number;
  }
}

export function setup(project: TestProject): void {
  project.provide('share', process.env['TEST_EXTENT'] === 'all' ? 1 : 0.1);
}
