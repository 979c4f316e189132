import type { Trace } from './trace.ts';

/** From here on a task keeps a finger waiting. */
const longTask = 50_000;

export interface ProcessorTime {
  /** Milliseconds by which tasks of the main thread are longer than 50 ms, from the first paint to the end of the trace. */
  readonly blocking: number;
  /** Milliseconds of all tasks of the main thread. */
  readonly total: number;
}

/**
 * What the main thread of a page costs in processor time: unlike the time by the clock it does not grow with what else the
 * machine does, or with a browser whose other threads want the same processors.
 * @param slowdown what a task of the trace is multiplied with; 1 where the processor was slowed down while it ran
 * @throws where the trace has no first paint or no task
 */
export function processorTime({ traceEvents }: Trace, slowdown: number): ProcessorTime {
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first paint');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid,
  );
  if (tasks.length === 0) throw new Error('The trace has no task of the main thread');
  const timeOf = ({ tdur = 0 }: (typeof tasks)[number]): number => tdur * slowdown;
  const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0) / 1_000;
  const afterPaint = tasks.filter(({ ts }) => ts >= paint.ts);
  return {
    blocking: sum(afterPaint.map((task) => Math.max(0, timeOf(task) - longTask))),
    total: sum(tasks.map(timeOf)),
  };
}
