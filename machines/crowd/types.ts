/** When a project takes pledges, epoch ms; the end is the first instant without it. */
export interface CrowdContext {
  readonly startTime: number;
  readonly endTime: number;
}

/** Every look at the clock is an event: a project of months is no timer, and the server's clock alone decides. */
export type CrowdEvent =
  | { readonly type: 'clock.read'; readonly now: number }
  /** What is paid for, beside what has to be, and how many pledges wait for their payment. */
  | { readonly type: 'pledges.counted'; readonly pledged: number; readonly goal: number; readonly waiting: number }
  /** By staff: the tools are ordered. */
  | { readonly type: 'project.produce' }
  /** By staff: the lamps are there. */
  | { readonly type: 'project.ship' }
  /** By staff: all are sent. */
  | { readonly type: 'project.finish' }
  /** By staff: it will not be made. */
  | { readonly type: 'project.giveUp' };
