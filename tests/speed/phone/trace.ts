/** A function as the profiler saw it; line and column count from 0. */
export interface CallFrame {
  readonly functionName: string;
  /** Empty for the browser's own functions. */
  readonly url?: string;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: CallFrame;
}

/** What is read of an event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  /** Of a profile, whose chunks come from another thread. */
  readonly id?: string;
  readonly args?: {
    readonly data?: {
      readonly documentLoaderURL?: string;
      readonly startTime?: number;
      readonly cpuProfile?: { readonly nodes?: readonly ProfileNode[]; readonly samples?: readonly number[] };
      readonly timeDeltas?: readonly number[];
    };
  };
}

export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

export const traceCategories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'blink.user_timing',
  'loading',
  'v8',
];

/** The navigation to an address, and with it the main thread of its page. @throws when the trace has none */
export function navigationTo(origin: string, { traceEvents }: Trace): TraceEvent {
  const found = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!found) throw new Error(`The trace shows no navigation to ${origin}`);
  return found;
}

/** The functions that ran, outermost first, for so many microseconds from a moment on. */
export interface Sample {
  readonly at: number;
  readonly took: number;
  readonly stack: readonly CallFrame[];
}

/** What the profiler saw on a main thread, in order. @throws when the trace has no profile of it */
export function samplesOf({ pid, tid }: TraceEvent, { traceEvents }: Trace): Sample[] {
  const profile = traceEvents.find((event) => event.name === 'Profile' && event.pid === pid && event.tid === tid);
  const start = profile?.args?.data?.startTime;
  if (!profile || start === undefined) throw new Error('The trace has no profile of the main thread');
  const chunks = traceEvents
    .filter((event) => event.name === 'ProfileChunk' && event.pid === pid && event.id === profile.id)
    .toSorted((a, b) => a.ts - b.ts)
    .map(({ args }) => args?.data);
  const nodes = new Map(chunks.flatMap((chunk) => chunk?.cpuProfile?.nodes ?? []).map((node) => [node.id, node]));
  const ids = chunks.flatMap((chunk) => chunk?.cpuProfile?.samples ?? []);
  const deltas = chunks.flatMap((chunk) => chunk?.timeDeltas ?? []);
  let at = start;
  const moments = ids.map((id, index) => ({ id, at: (at += deltas[index] ?? 0) }));
  return moments.map(({ id, at: begun }, index) => ({
    at: begun,
    took: (moments[index + 1]?.at ?? begun) - begun,
    stack: stackOf(nodes.get(id), nodes),
  }));
}

function stackOf(innermost: ProfileNode | undefined, nodes: ReadonlyMap<number, ProfileNode>): CallFrame[] {
  const frames: CallFrame[] = [];
  for (let node = innermost; node; node = node.parent === undefined ? undefined : nodes.get(node.parent)) {
    frames.unshift(node.callFrame);
  }
  return frames;
}
