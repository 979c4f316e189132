import { skeletonHideDelay, skeletonTimeout } from '#rules/limits.ts';
import { setup } from 'xstate';

export interface PageSkeletonEvent {
  /** Also where the code of the page did not arrive: the page itself offers to try again. */
  readonly type: 'page.hydrated';
}

/** One per route entry; lives in the layout of that route. */
export const pageSkeletonMachine = setup({
  types: { events: {} as PageSkeletonEvent, tags: {} as 'visible' },
  delays: { skeletonTimeout, skeletonHideDelay },
}).createMachine({
  id: 'pageSkeleton',
  options: { maxIterations: 1_000 },
  description: 'The placeholder of one route entry, from first paint to the real page.',
  meta: { req: ['S2.skeleton.01'] },
  initial: 'shown',
  states: {
    shown: {
      description: 'The skeleton covers the page. The ceiling sits here so that a late hydration cannot extend it.',
      tags: 'visible',
      initial: 'waiting',
      after: {
        skeletonTimeout: {
          target: 'hidden',
          description: 'Ten seconds are the ceiling, hydrated or not.',
          meta: { req: ['S2.skeleton.03'] },
        },
      },
      states: {
        waiting: {
          description: 'The page is not interactive yet.',
          on: { 'page.hydrated': { target: 'hiding', description: 'The page took over its markup.' } },
        },
        hiding: {
          description: 'Hydrated; the skeleton stays a moment so that the change is not a flash.',
          after: {
            skeletonHideDelay: {
              target: '#pageSkeleton.hidden',
              description: 'The page is there.',
              meta: { req: ['S2.skeleton.02'] },
            },
          },
        },
      },
    },
    hidden: {
      description: 'The page shows. A failure from here on belongs to the error boundary of the route.',
      type: 'final',
    },
  },
});
