import type { AnyStateMachine } from 'xstate';
import type { Count } from './explore.ts';
import type { MachineModel } from './model.ts';
import { implementationMutants, watchImplementations } from './implementation-mutants.ts';
import { watchPlaces } from './instrument.ts';
import type { Mutant, Touched } from './mutant.ts';
import { mutantsOf } from './mutants.ts';
import type { Scenarios } from './scenarios.ts';
import { proveBehaviour } from './verify-machine.ts';

/** What became of the machines with a fault. */
export interface MutationReport {
  readonly mutants: number;
  readonly killed: number;
  /** Names of the faults that nobody noticed, without those that the model calls equivalent. */
  readonly survivors: readonly string[];
  /** Faults that are listed as equivalent although somebody noticed them, or that are no faults of this machine. */
  readonly misjudged: readonly string[];
}

/** A fault can make a machine run in circles; a scenario of a sound one takes far fewer steps. */
const stepLimit = 5_000;
/** Milliseconds. A sound scenario waits for nothing but promises, and ends before any timer, however slow the machine is. */
const timeLimit = 2_000;

// The mutation stands still the clock of the timers that scenarios see; its own limit needs the real one.
const { setTimeout, clearTimeout } = globalThis;

function limited(machine: AnyStateMachine): AnyStateMachine {
  const provide = machine.provide.bind(machine);
  const transition = machine.transition.bind(machine);
  let steps = 0;
  return Object.assign(machine, {
    provide: (...args: Parameters<typeof provide>) => limited(provide(...args)),
    transition: (...args: Parameters<typeof transition>) => {
      steps += 1;
      if (steps > stepLimit) throw new Error('The machine runs in circles');
      return transition(...args);
    },
  });
}

async function fails(play: () => void | Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), timeLimit);
  });
  const failed = (async () => {
    try {
      await play();
      return false;
    } catch {
      return true;
    }
  })();
  const result = await Promise.race([failed, tooLate]);
  clearTimeout(timer);
  return result;
}

/** The places of the machine that a scenario comes by, by its sentence. */
type Visits = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a scenario fails that could: nothing is different for one that never comes by the faulty place. */
async function isSeen(
  { machine, place }: Pick<Mutant, 'machine' | 'place'>,
  scenarios: Scenarios<AnyStateMachine>,
  visits: Visits,
): Promise<boolean> {
  for (const [sentence, play] of Object.entries(scenarios)) {
    const isVisited = place === undefined || visits.get(sentence)?.has(place) !== false;
    if (isVisited && (await fails(() => play(limited(Object.create(machine)))))) return true;
  }
  return false;
}

function isImpossible(machine: AnyStateMachine, model: MachineModel<AnyStateMachine>): Promise<boolean> {
  return fails(() => {
    proveBehaviour({ ...model, machine });
  });
}

/** What every scenario comes by in the sound machine, and what all touch. Throws where it is noticed that somebody watches. */
async function watchAll(
  model: MachineModel<AnyStateMachine>,
  scenarios: Scenarios<AnyStateMachine>,
): Promise<{ readonly touched: Touched; readonly visits: Visits }> {
  const visits = new Map<string, Set<string>>();
  let places = new Set<string>();
  const note = (place: string) => void places.add(place);
  const { machine, touched } = watchImplementations(model.machine, note);
  const watched = watchPlaces(machine, note);
  for (const [sentence, play] of Object.entries(scenarios)) {
    places = new Set();
    visits.set(sentence, places);
    if (await isSeen({ machine: watched }, { [sentence]: play }, visits))
      throw new Error(`"${sentence}" fails when it is watched`);
  }
  places = new Set();
  if (await isImpossible(machine, model)) throw new Error(`${machine.id} fails when it is watched`);
  return { touched, visits };
}

/** Every fault of the config and of the implementations, as far as the model and the scenarios reach them. */
function* faultsOf(model: MachineModel<AnyStateMachine>, touched: Touched): Generator<Mutant> {
  yield* mutantsOf(model.machine, Object.keys(model.unreachable ?? {}), touched);
  yield* implementationMutants(model.machine, touched);
}

/**
 * Asks the scenarios and the model of a machine about every copy of it with one fault. A fault nobody notices is a
 * sentence that nobody has written.
 * @param share what part of the sampled faults is tried; of the others, unless it is 1, a hundred and half of the rest
 * @param tried is told of every fault
 */
export function runMutants<TMachine extends AnyStateMachine>(
  model: MachineModel<TMachine>,
  scenarios: Scenarios<TMachine>,
  share: number,
  tried?: Count,
): Promise<MutationReport>;
export async function runMutants(
  model: MachineModel<AnyStateMachine>,
  scenarios: Scenarios<AnyStateMachine>,
  share: number,
  tried?: Count,
): Promise<MutationReport> {
  const { equivalent = {} } = model;
  const survivors: string[] = [];
  const excused = new Set(Object.keys(equivalent));
  const misjudged = new Set(excused);
  let mutants = 0;
  const passed = { sampled: 0, other: 0 };
  const { touched, visits } = await watchAll(model, scenarios);
  for (const mutant of faultsOf(model, touched)) {
    const { name, machine, isSampled } = mutant;
    const kind = isSampled ? 'sampled' : 'other';
    const before = passed[kind];
    passed[kind] += isSampled ? share : share < 1 && mutants > 100 ? 0.5 : 1;
    const isTried = Math.floor(passed[kind]) > Math.floor(before);
    if (!isTried) misjudged.delete(name);
    if (!isTried) continue;
    const isExcused = excused.has(name);
    if (!isExcused) mutants += 1;
    tried?.(mutants);
    if ((await isSeen(mutant, scenarios, visits)) || (await isImpossible(machine, model))) continue;
    misjudged.delete(name);
    if (!isExcused) survivors.push(name);
  }
  // Whatever still runs in circles reaches its limit before the next timer.
  await new Promise<void>((resolve) => void setTimeout(resolve));
  return { mutants, killed: mutants - survivors.length, survivors, misjudged: [...misjudged] };
}
