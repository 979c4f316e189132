import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate';
import { takenMark } from './instrument.ts';
import type { MachineModel, Step } from './model.ts';

/** Who can make an event happen: a person or neighbour, an actor's answer, or the clock. */
export type Cause = 'public' | 'reply' | 'timer';

export interface Candidate {
  readonly event: EventObject;
  readonly cause: Cause;
  /** The actor that answers, and the state that waits for it, for replies. */
  readonly actor?: string;
  readonly waiting?: AnyStateNode;
}

export interface Vertex {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly parent: Vertex | null;
  readonly via: EventObject | null;
}

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly candidate: Candidate;
}

export interface Exploration {
  readonly vertices: ReadonlyMap<string, Vertex>;
  readonly edges: readonly Edge[];
  readonly taken: ReadonlySet<string>;
  /** Reasons for an unanswered event that were needed, as `event in place`. */
  readonly excused: ReadonlySet<string>;
}

/** Snapshots of one key count as one state. */
export function keyOf(snapshot: AnyMachineSnapshot, { abstraction }: MachineModel<AnyStateMachine>): string {
  return JSON.stringify([snapshot.status, snapshot.value, abstraction(snapshot)]);
}

/** The shortest way from the start to a vertex, one event a line. */
export function pathTo(vertex: Vertex): string {
  const lines: string[] = [];
  for (let at: Vertex | null = vertex; at?.via; at = at.parent) lines.unshift(JSON.stringify(at.via));
  return lines.map((line, index) => `  ${index + 1}. ${line}`).join('\n') || '  (at the start)';
}

/** The events of the timers that run in this state, in a fixed order. */
export function timersOf(snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== 'active') return [];
  const events = snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType));
  return [...new Set(events)].toSorted();
}

const refusal = new Error('refused');

export function candidatesOf(snapshot: AnyMachineSnapshot, model: MachineModel<AnyStateMachine>): Candidate[] {
  const all: Candidate[] = Object.values(model.samples)
    .flat()
    .map((event) => ({ event, cause: 'public' }));
  for (const node of snapshot._nodes) {
    for (const { id, src } of node.invoke) {
      const actor = String(src);
      const isEndless = actor in (model.endless ?? {});
      const outputs = isEndless ? [] : model.replies[actor];
      if (!outputs) throw new Error(`${model.machine.id}: the model has no replies for the actor ${actor}`);
      const answer = { cause: 'reply', actor, ...(isEndless ? {} : { waiting: node }) } as const;
      for (const output of outputs) {
        all.push({ event: Object.assign({ type: `xstate.done.actor.${id}` }, { output }), ...answer });
      }
      all.push({ event: Object.assign({ type: `xstate.error.actor.${id}` }, { error: refusal }), ...answer });
    }
  }
  for (const type of timersOf(snapshot)) all.push({ event: { type }, cause: 'timer' });
  return all;
}

export function nameOfAction(action: ExecutableActionObject): string {
  const params: Readonly<Record<string, unknown>> = Object(action.params);
  if (action.type === 'xstate.spawnChild') return `start ${String(params['src'])}`;
  if (action.type !== 'xstate.sendTo' && action.type !== 'xstate.emit') return action.type;
  const event: Readonly<Record<string, unknown>> = Object(params['event']);
  return `${action.type === 'xstate.emit' ? 'emit' : 'send'} ${String(event['type'])}`;
}

/** An actor answers once: whoever still waits for it afterwards, and did not start it again, waits for ever. */
function isIgnored(snapshot: AnyMachineSnapshot, actions: readonly string[], candidate: Candidate | null): boolean {
  return (
    candidate?.waiting !== undefined &&
    snapshot.status === 'active' &&
    snapshot._nodes.some(({ id }) => id === candidate.waiting?.id) &&
    !actions.includes(`start ${candidate.actor}`)
  );
}

/**
 * XState's `transition`. It makes an actor for every step, which would start the machine each time; this one begins where
 * the step does.
 */
export function stepOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): [AnyMachineSnapshot, ExecutableActionObject[]] {
  const underWay: AnyStateMachine = Object.create(machine, { getInitialSnapshot: { value: () => snapshot } });
  return transition(underWay, snapshot, event);
}

/** A step as its sentences see it, without what only marks the way it went. */
export function stepSeen(
  before: AnyMachineSnapshot,
  event: EventObject,
  executed: readonly ExecutableActionObject[],
): Omit<Step<AnyStateMachine>, 'after'> {
  const effects = executed
    .filter(({ type }) => type !== takenMark)
    .map((action) => ({
      name: nameOfAction(action),
      context: action.info.context,
      params: action.params,
      payload: Reflect.get(Object(action.params), 'event'),
    }));
  return { before, event, effects, actions: effects.map(({ name }) => name) };
}

/** What is wrong with a state, and with the step that led to it. */
export function faultOf(
  { invariants, steps = {} }: MachineModel<AnyStateMachine>,
  after: AnyMachineSnapshot,
  step: Omit<Step<AnyStateMachine>, 'after'> | null,
): string | undefined {
  if (after.status === 'error') return `an error stops the machine: ${String(after.error)}`;
  const broken =
    (step && Object.entries(steps).find(([, holds]) => !holds({ ...step, after }))) ??
    Object.entries(invariants).find(([, holds]) => !holds(after));
  return broken && `broken: ${broken[0]}`;
}

/** Is told how many there are so far. */
export type Count = (count: number) => void;

/**
 * Breadth-first search over the pure machine. Throws with the shortest path when a sentence of the model breaks.
 * @param found is told of every state
 */
export function explore(model: MachineModel<AnyStateMachine>, found?: Count): Exploration {
  const { machine, limit = 5_000 } = model;
  const vertices = new Map<string, Vertex>();
  const edges: Edge[] = [];
  const taken = new Set<string>();
  const queue: Vertex[] = [];

  const publicEvents = Object.entries(model.samples).flatMap(([type, samples]) => (samples.length > 0 ? [type] : []));
  const excused = new Set<string>();

  /** Public events that this state neither answers nor leaves unanswered for a reason. */
  function droppedIn(snapshot: AnyMachineSnapshot): string[] {
    if (snapshot.status !== 'active') return [];
    const places = ['*', ...snapshot._nodes.map((node) => node.path.join('.'))];
    return publicEvents.filter((event) => {
      if (snapshot._nodes.some((node) => node.transitions.has(event))) return false;
      const place = places.find((one) => model.ignored?.[event]?.[one]);
      if (place !== undefined) excused.add(`${event} in ${place}`);
      return place === undefined;
    });
  }

  function visit(
    snapshot: AnyMachineSnapshot,
    actions: readonly ExecutableActionObject[],
    parent: Vertex | null = null,
    candidate: Candidate | null = null,
  ): string {
    const via = candidate?.event ?? null;
    const key = keyOf(snapshot, model);
    const vertex: Vertex = vertices.get(key) ?? { key, snapshot, parent, via };
    const fail = (what: string): never => {
      const path = pathTo({ key, snapshot, parent, via });
      throw new Error(`${machine.id}: ${what}\n${path}\n  => ${JSON.stringify(snapshot.value)}`);
    };
    for (const { type, params } of actions) if (type === takenMark) taken.add(String(Object(params)['name']));
    const fault = faultOf(model, snapshot, parent && via && stepSeen(parent.snapshot, via, actions));
    if (fault !== undefined) fail(fault);
    if (isIgnored(snapshot, actions.map(nameOfAction), candidate))
      fail(`${candidate?.actor} answered, and its state goes on waiting`);
    if (vertices.has(key)) return key;
    for (const event of droppedIn(snapshot)) fail(`${event} is dropped in ${JSON.stringify(snapshot.value)}`);
    vertices.set(key, vertex);
    found?.(vertices.size);
    if (vertices.size > limit) fail(`more than ${limit} states; make the abstraction coarser`);
    queue.push(vertex);
    return key;
  }

  for (const input of model.inputs) visit(...initialTransition(machine, input));
  for (let vertex = queue.shift(); vertex; vertex = queue.shift()) {
    if (vertex.snapshot.status !== 'active') continue;
    for (const candidate of candidatesOf(vertex.snapshot, model)) {
      const [snapshot, actions] = stepOf(machine, vertex.snapshot, candidate.event);
      edges.push({ from: vertex.key, to: visit(snapshot, actions, vertex, candidate), candidate });
    }
  }
  return { vertices, edges, taken, excused };
}
