import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { congruenceFaults } from './congruence.ts';
import { explore, pathTo, type Count, type Edge, type Exploration, type Vertex } from './explore.ts';
import { instrument } from './instrument.ts';
import { lint } from './lint.ts';
import type { MachineModel } from './model.ts';

/** What the search covered, for a report. */
export interface Verification {
  readonly states: number;
  readonly edges: number;
  readonly transitions: number;
}

/** A reason that is never needed is no reason any more. */
function excuseFaults({ excused }: Exploration, model: MachineModel<AnyStateMachine>): string[] {
  return Object.entries(model.ignored ?? {})
    .flatMap(([event, places]) => Object.keys(places).map((place) => `${event} in ${place}`))
    .filter((entry) => !excused.has(entry))
    .map((entry) => `listed as ignored but never dropped: ${entry}`);
}

function isBusy(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.status === 'active' && snapshot.hasTag('busy');
}

/** From every busy state the clock alone, or an actor that always answers, leads to a state that is not busy. */
function livenessFaults({ vertices, edges }: Exploration, model: MachineModel<AnyStateMachine>): string[] {
  const happensByItself = ({ candidate }: Edge) =>
    candidate.cause === 'timer' || (candidate.actor !== undefined && candidate.actor in (model.bounded ?? {}));
  const before = new Map<string, string[]>();
  for (const edge of edges.filter(happensByItself)) {
    before.set(edge.to, [...(before.get(edge.to) ?? []), edge.from]);
  }
  const open = [...vertices.values()].filter(({ snapshot }) => !isBusy(snapshot)).map(({ key }) => key);
  const settles = new Set(open);
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    for (const from of before.get(key) ?? []) {
      if (settles.has(from)) continue;
      settles.add(from);
      open.push(from);
    }
  }
  const stuck = [...vertices.values()].filter(({ key }) => !settles.has(key));
  const show = (vertex: Vertex) => `${pathTo(vertex)}\n  => ${JSON.stringify(vertex.snapshot.value)}`;
  return stuck.slice(0, 1).map((vertex) => `busy for ever when nobody answers:\n${show(vertex)}`);
}

function coverageFaults(
  { taken }: Exploration,
  names: readonly string[],
  model: MachineModel<AnyStateMachine>,
): string[] {
  const excused = model.unreachable ?? {};
  return [
    ...names.filter((name) => !taken.has(name) && !(name in excused)).map((name) => `no path takes ${name}`),
    ...Object.keys(excused)
      .filter((name) => taken.has(name) || !names.includes(name))
      .map((name) => `listed as unreachable but is not: ${name}`),
  ];
}

function throwFaults(machine: AnyStateMachine, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${machine.id}:\n${faults.join('\n')}`);
}

/** Searches a machine, whatever it is called. Throws one error that lists the faults. */
function searched(
  model: MachineModel<AnyStateMachine>,
  found?: Count,
): {
  readonly exploration: Exploration;
  readonly names: string[];
} {
  const { copy, names } = instrument(model.machine);
  const exploration = explore({ ...model, machine: copy }, found);
  throwFaults(model.machine, [
    ...coverageFaults(exploration, names, model),
    ...excuseFaults(exploration, model),
    ...livenessFaults(exploration, model),
  ]);
  return { exploration, names };
}

/** Whether the sentences of the model hold of a machine. Throws where they do not. */
export function proveBehaviour(model: MachineModel<AnyStateMachine>): void {
  searched(model);
}

/**
 * Proves a machine against its model: names, invariants over all reachable states, coverage of every transition,
 * an answer to every public event, an end to every wait, and an abstraction that merges only what is answered alike.
 * Throws one error that lists the faults; a broken invariant comes with the shortest path to it.
 * @param compared how many states that the abstraction takes for one are compared
 * @param found is told of every state, and then of every one that is compared
 */
export function verifyMachine<TMachine extends AnyStateMachine>(
  model: MachineModel<TMachine>,
  compared?: number,
  found?: Count,
): Verification;
export function verifyMachine(model: MachineModel<AnyStateMachine>, compared = 4, found?: Count): Verification {
  const { exploration, names } = searched(model, found);
  throwFaults(model.machine, [...lint(model), ...congruenceFaults(exploration, model, compared, found)]);
  return { states: exploration.vertices.size, edges: exploration.edges.length, transitions: names.length };
}
