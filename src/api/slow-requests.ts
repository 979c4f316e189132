type Send = (request: Request) => Promise<Response>;

/** What is to be said of the calls under way: nothing, that the shop is still working, and that it can be called off. */
export type Stage = 'quick' | 'long' | 'tooLong';

/** After so many ms a call is said to be under way, and then it can be cancelled. */
const limits = { long: 8_000, tooLong: 20_000 } as const;

/** What nobody waits for: it neither shows nor is cancelled, and what is refreshed must not be lost half-way. */
const unseen = ['/bff-app/v1/mobile/refresh-token', '/app-mall/v1/page-time/report', '/web-log/v1/entry'];

export interface SlowRequestMonitor {
  /** Sends a request and looks at the clock until its answer is there. */
  readonly send: Send;
  /** Of the call that takes longest. */
  readonly stage: () => Stage;
  /** Calls back when the stage may have changed; returns the end of it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Gives up the calls that take too long; each fails as cancelled where it was asked for. */
  readonly cancel: () => void;
}

/** Knows how long the calls take that go through it. */
export function createSlowRequestMonitor(send: Send): SlowRequestMonitor {
  const slow = new Map<AbortController, Stage>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const fetchMonitored: Send = async (request) => {
    const call = new AbortController();
    const timers = (['long', 'tooLong'] as const).map((stage) =>
      setTimeout(() => {
        slow.set(call, stage);
        notify();
      }, limits[stage]),
    );
    try {
      return await send(new Request(request, { signal: AbortSignal.any([request.signal, call.signal]) }));
    } finally {
      for (const timer of timers) clearTimeout(timer);
      if (slow.delete(call)) notify();
    }
  };
  const has = (stage: Stage) => [...slow.values()].includes(stage);
  return {
    send: (request) =>
      request.keepalive || unseen.includes(new URL(request.url).pathname) ? send(request) : fetchMonitored(request),
    stage: () => (has('tooLong') ? 'tooLong' : has('long') ? 'long' : 'quick'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel() {
      for (const [call, stage] of slow) if (stage === 'tooLong') call.abort();
    },
  };
}

/** The calls of this browser. */
export const openSlowRequestMonitor = (): SlowRequestMonitor =>
  createSlowRequestMonitor((request) => window.fetch(request));
