import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate';
import { takenMark } from './instrument.ts';
import type { MachineModel } from './model.ts';

/** Who can make an event happen: a person or neighbour, an actor's answer, or the clock. */
export type Cause = 'public' | 'reply' | 'timer';

interface Candidate {
  readonly event: EventObject;
  readonly cause: Cause;
  /** The actor that answers, for replies. */
  readonly actor?: string;
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
}

/** The shortest way from the start to a vertex, one event a line. */
export function pathTo(vertex: Vertex): string {
  const lines: string[] = [];
  for (let at: Vertex | null = vertex; at?.via; at = at.parent) lines.unshift(JSON.stringify(at.via));
  return lines.map((line, index) => `  ${index + 1}. ${line}`).join('\n') || '  (at the start)';
}

function candidatesOf(snapshot: AnyMachineSnapshot, model: MachineModel<AnyStateMachine>): Candidate[] {
  const all: Candidate[] = Object.values(model.samples)
    .flat()
    .map((event) => ({ event, cause: 'public' }));
  for (const node of snapshot._nodes) {
    for (const { id, src } of node.invoke) {
      const actor = String(src);
      const outputs = actor in (model.endless ?? {}) ? [] : model.replies[actor];
      if (!outputs) throw new Error(`${model.machine.id}: the model has no replies for the actor ${actor}`);
      for (const output of outputs) {
        all.push({ event: Object.assign({ type: `xstate.done.actor.${id}` }, { output }), cause: 'reply', actor });
      }
      const error = new Error('refused');
      all.push({ event: Object.assign({ type: `xstate.error.actor.${id}` }, { error }), cause: 'reply', actor });
    }
    for (const { eventType } of node.after) all.push({ event: { type: eventType }, cause: 'timer' });
  }
  return all;
}

function nameOfAction(action: ExecutableActionObject): string {
  const params: Readonly<Record<string, unknown>> = Object(action.params);
  if (action.type === 'xstate.spawnChild') return `start ${String(params['src'])}`;
  if (action.type !== 'xstate.sendTo' && action.type !== 'xstate.emit') return action.type;
  const event: Readonly<Record<string, unknown>> = Object(params['event']);
  return `${action.type === 'xstate.emit' ? 'emit' : 'send'} ${String(event['type'])}`;
}

/** Breadth-first search over the pure machine. Throws with the shortest path when a sentence of the model breaks. */
export function explore(model: MachineModel<AnyStateMachine>): Exploration {
  const { machine, limit = 5_000 } = model;
  const vertices = new Map<string, Vertex>();
  const edges: Edge[] = [];
  const taken = new Set<string>();
  const queue: Vertex[] = [];

  function visit(
    snapshot: AnyMachineSnapshot,
    actions: readonly ExecutableActionObject[],
    parent: Vertex | null,
    via: EventObject | null,
  ): string {
    const key = JSON.stringify([snapshot.status, snapshot.value, model.abstraction(snapshot)]);
    const vertex: Vertex = vertices.get(key) ?? { key, snapshot, parent, via };
    const fail = (what: string): never => {
      const path = pathTo({ key, snapshot, parent, via });
      throw new Error(`${machine.id}: ${what}\n${path}\n  => ${JSON.stringify(snapshot.value)}`);
    };
    if (snapshot.status === 'error') fail(`an error stops the machine: ${String(snapshot.error)}`);
    for (const { type, params } of actions) if (type === takenMark) taken.add(String(Object(params)['name']));
    const names = actions.filter(({ type }) => type !== takenMark).map(nameOfAction);
    if (parent && via) {
      const step = { before: parent.snapshot, event: via, after: snapshot, actions: names };
      for (const [sentence, holds] of Object.entries(model.steps ?? {})) if (!holds(step)) fail(`broken: ${sentence}`);
    }
    if (vertices.has(key)) return key;
    for (const [sentence, holds] of Object.entries(model.invariants)) if (!holds(snapshot)) fail(`broken: ${sentence}`);
    vertices.set(key, vertex);
    if (vertices.size > limit) fail(`more than ${limit} states; make the abstraction coarser`);
    queue.push(vertex);
    return key;
  }

  for (const input of model.inputs) visit(...initialTransition(machine, input), null, null);
  for (let vertex = queue.shift(); vertex; vertex = queue.shift()) {
    if (vertex.snapshot.status !== 'active') continue;
    for (const candidate of candidatesOf(vertex.snapshot, model)) {
      const [snapshot, actions] = transition(machine, vertex.snapshot, candidate.event);
      edges.push({ from: vertex.key, to: visit(snapshot, actions, vertex, candidate.event), candidate });
    }
  }
  return { vertices, edges, taken };
}
