import { initialTransition, type AnyMachineSnapshot, type AnyStateMachine, type ExecutableActionObject } from 'xstate';
import { candidatesOf, keyOf, stepOf, type Candidate } from './explore.ts';
import { instrument, takenMark } from './instrument.ts';
import type { MachineModel } from './model.ts';

/** One step of a road: what happens, and where the machine is after it. */
export interface RoadStep {
  readonly candidate: Candidate;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  /** State and abstraction after it, as `keyOf` writes them. */
  readonly key: string;
  /** True where it follows by itself: nobody could have come between. */
  readonly isHurried: boolean;
}

export interface Road {
  readonly input: unknown;
  /** State and abstraction at the start. */
  readonly key: string;
  readonly steps: readonly RoadStep[];
}

/** What the surroundings of a machine allow, with a memory of their own where the machine does not show enough. */
export interface Surroundings<TMemory> {
  readonly start: (input: unknown) => TMemory;
  /** The memory after an event, or undefined where the event cannot happen. */
  readonly after: (memory: TMemory, step: Pick<RoadStep, 'candidate' | 'before' | 'after'>) => TMemory | undefined;
  /** Actors that nobody can hold back, and how they can end. */
  readonly prompt?: Readonly<Record<string, readonly ('done' | 'error')[]>>;
  /** True for an event that nobody can hold back. */
  readonly isHurried?: (memory: TMemory, candidate: Candidate) => boolean;
  /** True where such an event must come next. */
  readonly isHurry?: (memory: TMemory) => boolean;
}

export interface Cover {
  readonly roads: readonly Road[];
  /** Transitions that some road takes. */
  readonly reached: ReadonlySet<string>;
  /** All transitions of the machine. */
  readonly names: readonly string[];
}

/** A walk longer than this begins anew, so that a fault is found near its cause. */
const longest = 40;
const limit = 20_000;

interface Place<TMemory> {
  readonly snapshot: AnyMachineSnapshot;
  readonly memory: TMemory;
  readonly key: string;
}

interface Way<TMemory> extends RoadStep {
  readonly taken: readonly string[];
  readonly to: Place<TMemory>;
}

function takenBy(actions: readonly ExecutableActionObject[]): string[] {
  return actions.flatMap(({ type, params }) => (type === takenMark ? [String(Object(params)['name'])] : []));
}

/** Few walks through a machine that together take every transition which its surroundings allow. */
export function coverOf<TMemory>(model: MachineModel<AnyStateMachine>, around: Surroundings<TMemory>): Cover {
  const { copy, names } = instrument(model.machine);
  const watched = { ...model, machine: copy };
  const { prompt = {} } = around;
  const isAskingPrompt = ({ status, _nodes }: AnyMachineSnapshot) =>
    status === 'active' && _nodes.some(({ invoke }) => invoke.some(({ src }) => String(src) in prompt));
  const isPromptEnd = ({ event: { type }, actor = '' }: Candidate) =>
    prompt[actor]?.some((end) => type.startsWith(`xstate.${end}.`)) ?? false;
  const places = new Map<string, Place<TMemory>>();
  const ways = new Map<Place<TMemory>, readonly Way<TMemory>[]>();

  const placeOf = (snapshot: AnyMachineSnapshot, memory: TMemory): Place<TMemory> => {
    const key = keyOf(snapshot, watched);
    const full = JSON.stringify([key, memory]);
    const place = places.get(full) ?? { snapshot, memory, key };
    places.set(full, place);
    if (places.size > limit) throw new Error(`${copy.id}: more than ${limit} places; make the samples fewer`);
    return place;
  };

  const waysFrom = (place: Place<TMemory>): readonly Way<TMemory>[] => {
    const { snapshot: before, memory } = place;
    const found = ways.get(place);
    if (found || before.status !== 'active') return found ?? [];
    const isPrompt = isAskingPrompt(before);
    const open = candidatesOf(before, watched).flatMap((candidate): Way<TMemory>[] => {
      if (isPrompt && !isPromptEnd(candidate)) return [];
      const isHurried = isPrompt || (around.isHurried?.(memory, candidate) ?? false);
      const [after, actions] = stepOf(copy, before, candidate.event);
      const next = around.after(memory, { candidate, before, after });
      if (next === undefined) return [];
      const taken = takenBy(actions);
      const to = placeOf(after, next);
      return [{ candidate, before, after, key: to.key, isHurried, taken, to }];
    });
    ways.set(place, open);
    return open;
  };

  const canEnd = ({ snapshot, memory }: Place<TMemory>) =>
    !isAskingPrompt(snapshot) && !(around.isHurry?.(memory) ?? false);

  /** The shortest walk on from a place that ends with what `isWanted` says of its last way, where it may end. */
  const walk = (from: Place<TMemory>, isWanted: (way: Way<TMemory>) => boolean): Way<TMemory>[] | undefined => {
    const queue: (readonly [place: Place<TMemory>, walked: Way<TMemory>[]])[] = [[from, []]];
    const seen = new Set([from]);
    for (const [place, walked] of queue) {
      for (const way of waysFrom(place)) {
        if (isWanted(way)) return [...walked, way];
        if (seen.has(way.to)) continue;
        seen.add(way.to);
        queue.push([way.to, [...walked, way]]);
      }
    }
    return undefined;
  };

  const starts = model.inputs.map((input) => {
    const [snapshot, actions] = initialTransition(copy, input);
    return { input, taken: takenBy(actions), place: placeOf(snapshot, around.start(input)) };
  });
  const reached = new Set<string>();
  const roads: Road[] = [];
  const isNew = ({ taken }: { readonly taken: readonly string[] }) => taken.some((name) => !reached.has(name));
  for (let found = true; found;) {
    found = false;
    for (const { input, taken, place } of starts) {
      const steps: Way<TMemory>[] = [];
      const isNewStart = isNew({ taken });
      for (const name of taken) reached.add(name);
      let at = place;
      while (steps.length < longest) {
        const walked = walk(at, isNew);
        if (!walked) break;
        steps.push(...walked);
        for (const name of walked.flatMap((way) => way.taken)) reached.add(name);
        at = steps.at(-1)?.to ?? place;
      }
      if (steps.length === 0 && !isNewStart) continue;
      if (!canEnd(at)) steps.push(...(walk(at, ({ to }) => canEnd(to)) ?? []));
      roads.push({
        input,
        key: place.key,
        steps: steps.map(({ candidate, before, after, key, isHurried }) => ({
          candidate,
          before,
          after,
          key,
          isHurried,
        })),
      });
      found = true;
    }
  }
  return { roads, reached, names };
}
