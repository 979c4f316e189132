import { navigationTo, samplesOf, type CallFrame, type Sample, type Trace, type TraceEvent } from './trace.ts';

/** A function's name for people, and whether it is of this project rather than of a package or the browser. */
export interface FunctionName {
  readonly label: string;
  readonly isOurs: boolean;
}

interface Share {
  readonly label: string;
  /** Milliseconds of the task that were spent in it and in what it called. */
  readonly ms: number;
}

export interface LongestTask {
  readonly ms: number;
  /** Milliseconds after the navigation. */
  readonly startedAt: number;
  /** The innermost function, or the work of the browser, that most of the task was spent in. */
  readonly owner: Share;
  /** Functions of this project in it, the heaviest first. */
  readonly ours: readonly Share[];
}

/** What a browser does besides scripts, as its trace calls it. */
const browserWork = new Set(['Layout', 'UpdateLayoutTree', 'Paint', 'PrePaint', 'Layerize', 'Commit', 'ParseHTML']);
/** What the profiler says when no function runs. */
const noFunction = new Set(['(program)', '(idle)', '(root)']);
const oursShown = 3;

/**
 * The longest task of a page's main thread and what owns it; behind it the longest one that scripts own, where that is
 * another. @throws when the trace lacks what says so
 */
export function longestTasks(
  trace: Trace,
  origin: string,
  nameOf: (frame: CallFrame) => FunctionName,
): readonly [LongestTask, LongestTask?] {
  const navigation = navigationTo(origin, trace);
  const onMain = trace.traceEvents.filter(
    ({ pid, tid, ts }) => pid === navigation.pid && tid === navigation.tid && ts >= navigation.ts,
  );
  const samples = samplesOf(navigation, trace);
  const tasks = onMain
    .filter(({ name }) => name === 'RunTask')
    .toSorted((a, b) => length(b) - length(a))
    .map((task) => ({ task, scripts: scriptsIn(task, samples) }));
  const [longest] = tasks;
  if (!longest) throw new Error('The trace shows no task of the main thread');
  const byScripts = tasks.find(({ task, scripts }) => timeOf(scripts) >= length(task) / 2);
  const describe = ({ task, scripts }: typeof longest): LongestTask => ({
    ms: length(task) / 1_000,
    startedAt: (task.ts - navigation.ts) / 1_000,
    owner:
      timeOf(scripts) >= length(task) / 2
        ? heaviestPath(scripts, nameOf)
        : heaviestWork(onMain.filter(({ ts }) => isInside(task, ts))),
    ours: heaviestOfOurs(scripts, nameOf),
  });
  if (!byScripts || byScripts === longest) return [describe(longest)];
  return [describe(longest), describe(byScripts)];
}

/** What the profiler saw of functions while a task ran. */
function scriptsIn(task: TraceEvent, samples: readonly Sample[]): Sample[] {
  return samples
    .filter(({ at }) => isInside(task, at))
    .map(({ stack, ...sample }) => ({
      ...sample,
      stack: stack.filter(({ functionName }) => functionName !== '(root)'),
    }))
    .filter(({ stack }) => !noFunction.has(stack.at(-1)?.functionName ?? '(root)'));
}

const isInside = (task: TraceEvent, at: number): boolean => at >= task.ts && at < task.ts + length(task);
const length = ({ dur = 0 }: TraceEvent): number => dur;
const timeOf = (samples: readonly Sample[]): number => samples.reduce((total, { took }) => total + took, 0);
const heaviest = (times: ReadonlyMap<string, number>): Share[] =>
  [...times].map(([label, time]) => ({ label, ms: time / 1_000 })).toSorted((a, b) => b.ms - a.ms);

/** Follows the calls inward as long as one of them holds half of the time. */
function heaviestPath(samples: readonly Sample[], nameOf: (frame: CallFrame) => FunctionName): Share {
  const all = timeOf(samples);
  let owner: Share | undefined;
  let below = samples;
  for (let depth = 0; ; depth += 1) {
    const labelled = below.flatMap((sample) => {
      const frame = sample.stack[depth];
      return frame ? [{ sample, label: nameOf(frame).label }] : [];
    });
    const times = new Map<string, number>();
    for (const { label, sample } of labelled) times.set(label, (times.get(label) ?? 0) + sample.took);
    const [first] = heaviest(times);
    if (!first || first.ms * 1_000 < all / 2) break;
    owner = first;
    below = labelled.filter(({ label }) => label === first.label).map(({ sample }) => sample);
  }
  return owner ?? { label: 'several functions', ms: all / 1_000 };
}

function heaviestWork(events: readonly TraceEvent[]): Share {
  const times = new Map<string, number>();
  for (const event of events.filter(({ name }) => browserWork.has(name))) {
    times.set(event.name, (times.get(event.name) ?? 0) + length(event));
  }
  return heaviest(times)[0] ?? { label: 'the browser itself', ms: 0 };
}

function heaviestOfOurs(samples: readonly Sample[], nameOf: (frame: CallFrame) => FunctionName): Share[] {
  const times = new Map<string, number>();
  for (const { stack, took } of samples) {
    const ours = stack.map(nameOf).filter(({ isOurs }) => isOurs);
    // A function that calls itself counts once.
    for (const label of new Set(ours.map((name) => name.label))) times.set(label, (times.get(label) ?? 0) + took);
  }
  return heaviest(times).slice(0, oursShown);
}
