import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the processor. */
const ticksPerSecond = 100;

interface Usage {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended and were waited for, with theirs. */
  readonly children: number;
}

function usageOf(pid: number | 'self'): Usage | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const seconds = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) / ticksPerSecond;
    return { parent: fields[1] ?? 0, own: seconds(11), children: seconds(13) };
  } catch {
    return undefined;
  }
}

/** Everything that runs now, by process id. */
function everything(): ReadonlyMap<number, Usage> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(pids.flatMap((pid) => [[pid, usageOf(pid)] as const]).filter(isAlive));
}

const isAlive = (entry: readonly [number, Usage | undefined]): entry is readonly [number, Usage] =>
  entry[1] !== undefined;

/**
 * Watches how much processor time a program and all it starts take; call it when the program has started.
 * @returns gives the seconds when the program has ended; undefined where the system does not tell
 */
export function watchProcessor(pid: number): () => number | undefined {
  if (!usageOf('self')) return () => undefined;
  const seen = new Map<number, number>();
  let most = 0;
  const look = () => {
    const all = everything();
    const belongs = (one: number): boolean => {
      for (let at = one; at > 1; at = all.get(at)?.parent ?? 0) if (at === pid || seen.has(at)) return true;
      return false;
    };
    let alive = 0;
    for (const [one, { own, children }] of all) {
      if (!belongs(one)) continue;
      seen.set(one, own);
      alive += own + children;
    }
    most = Math.max(most, alive);
  };
  const timer = setInterval(look, 250);
  timer.unref();
  return () => {
    clearInterval(timer);
    const sampled = [...seen.values()].reduce((sum, one) => sum + one, 0);
    // A look misses who comes and goes between two, and a browser waits for few of its own: the truth is not below either.
    return Math.max(sampled, most);
  };
}
