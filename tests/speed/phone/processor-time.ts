import type { Trace, TraceEvent } from './trace.ts';

/** From here on a task keeps a finger waiting. */
const longTask = 50_000;

export interface ProcessorTime {
  /** Milliseconds by which tasks of the main thread are longer than 50 ms, from the first paint to the end of the trace. */
  readonly blocking: number;
  /** Milliseconds of all tasks of the main thread. */
  readonly total: number;
  /** Milliseconds of them in which scripts are parsed, compiled and run, without the layout and paint that a script asks for. */
  readonly script: number;
}

/** What counts as script, as Lighthouse groups the events of a trace. */
const scripting = new Set([
  'v8.compile',
  'v8.compileModule',
  'EventDispatch',
  'EvaluateScript',
  'v8.evaluateModule',
  'FunctionCall',
  'TimerFire',
  'FireIdleCallback',
  'FireAnimationFrame',
  'RunMicrotasks',
  'V8.Execute',
]);
/** What is no script inside one, as Lighthouse groups it; every other event belongs to the group of the event around it. */
const notScripting = new Set([
  'ParseHTML',
  'ParseAuthorStyleSheet',
  'UpdateLayoutTree',
  'Layout',
  'Paint',
  'PrePaint',
  'HitTest',
  'MinorGC',
  'MajorGC',
  'BlinkGC.AtomicPhase',
]);

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
    script: (scriptTime(traceEvents, paint) * slowdown) / 1_000,
  };
}

/** Processor time of scripts on the thread of an event, in microseconds; layouts and garbage collection inside them do not count. */
function scriptTime(events: readonly TraceEvent[], { pid, tid }: TraceEvent): number {
  const nested = events
    .filter((event) => event.pid === pid && event.tid === tid && event.tdur !== undefined && event.dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const open: { readonly end: number; readonly isScript: boolean }[] = [];
  let script = 0;
  for (const event of nested) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
    const isAround = open.at(-1)?.isScript ?? false;
    const isScript = scripting.has(event.name) || (isAround && !notScripting.has(event.name));
    // The time of an event is part of the time of the one around it: only a change between script and no script counts.
    if (isScript !== isAround) script += (isScript ? 1 : -1) * (event.tdur ?? 0);
    open.push({ end: endOf(event), isScript });
  }
  return script;
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
