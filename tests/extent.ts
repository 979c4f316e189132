import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What part of its cases a sweep takes: a tenth with `npm test`, all of them with `npm run test:all`. */
    share: number;
  }
}

const isWhole = process.env['TEST_EXTENT'] === 'all';

/** For browser tests, which read it here. */
export const share = isWhole ? 1 : 0.1;

/** The areas of `src/routing/areas` that what looks at every page looks at; all of them when it is empty. */
export const areas: readonly string[] = (process.env['TEST_AREAS'] ?? '').split(',').filter((area) => area !== '');

/** A test with this tag runs with `npm run test:all` alone, and proves no sentence of the specification alone. */
export const wholeTag = '@all';

/** For the configurations of Playwright: what does not run now. */
export const leftOut: { readonly grepInvert?: RegExp } = isWhole ? {} : { grepInvert: new RegExp(`${wholeTag}\\b`) };

export function setup(project: TestProject): void {
  project.provide('share', share);
}
