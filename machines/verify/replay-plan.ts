import type { Candidate, Edge } from './explore.ts';

/** A machine with more edges than this plays only so many of each kind: from one state by one event to another. */
const manyEdges = 2_000;
const enoughOfAKind = 3;

export function eventOf({ event }: Candidate): string {
  return JSON.stringify(event);
}

function stateIn(key: string): string {
  const [status, value]: unknown[] = JSON.parse(key);
  return JSON.stringify([status, value]);
}

function kindOf({ from, to, candidate }: Edge): string {
  return [stateIn(from), eventOf(candidate), stateIn(to)].join();
}

/** What is left to be played, and the roads to it. */
export class Plan {
  private readonly roads = new Map<string, Edge[]>();
  private readonly open = new Map<string, Set<string>>();

  constructor(edges: readonly Edge[]) {
    const played = new Map<string, number>();
    for (const edge of edges) {
      this.roads.set(edge.from, [...(this.roads.get(edge.from) ?? []), edge]);
      const kind = kindOf(edge);
      played.set(kind, (played.get(kind) ?? 0) + 1);
      if (edges.length > manyEdges && (played.get(kind) ?? 0) > enoughOfAKind) continue;
      this.open.set(edge.from, (this.open.get(edge.from) ?? new Set()).add(eventOf(edge.candidate)));
    }
  }

  get left(): string[] {
    return [...this.open].flatMap(([from, events]) => [...events].map((event) => `${from} on ${event}`));
  }

  isOpen(key: string, candidate: Candidate): boolean {
    return this.open.get(key)?.has(eventOf(candidate)) ?? false;
  }

  close(key: string, candidate: Candidate): void {
    const events = this.open.get(key);
    events?.delete(eventOf(candidate));
    if (events?.size === 0) this.open.delete(key);
  }

  /** The first event on the shortest way to something that is left. */
  towardsOpen(start: string): string | undefined {
    const queue: { readonly key: string; readonly first: string }[] = [{ key: start, first: '' }];
    const seen = new Set([start]);
    for (const { key, first } of queue) {
      if (this.open.has(key) && first !== '') return first;
      for (const { to, candidate } of this.roads.get(key) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        queue.push({ key: to, first: first || eventOf(candidate) });
      }
    }
    return undefined;
  }
}
