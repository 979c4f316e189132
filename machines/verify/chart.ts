import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionsOf } from './instrument.ts';

/** One transition in words. */
export interface Step {
  readonly source: AnyStateNode;
  /** Empty when it stays where it is. */
  readonly targets: readonly AnyStateNode[];
  /** `cart.add`, `after 300 ms`, `done fetchCount`, `error fetchCount`, `always`, `done`. */
  readonly trigger: string;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
  readonly description: string;
  readonly requirements: readonly string[];
}

export interface Chart {
  readonly machine: AnyStateMachine;
  /** Without the machine itself. */
  readonly states: readonly AnyStateNode[];
  readonly steps: readonly Step[];
}

/** What diagrams and tables show of a machine. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = statesOf(machine.root);
  const steps = nodes.flatMap((node) => transitionsOf(node).map((transition) => stepOf(machine, node, transition)));
  return { machine, states: nodes.filter((node) => node !== machine.root), steps };
}

/** A state as a person says it: `member.merging`. */
export function pathOf(node: AnyStateNode): string {
  return node.path.length > 0 ? node.path.join('.') : node.machine.id;
}

/** Milliseconds of a delay, or undefined when the machine computes it as it goes. */
export function delayOf(machine: AnyStateMachine, name: string): number | undefined {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  return typeof delay === 'number' ? delay : undefined;
}

/** Names in an `entry`, `exit`, `actions`, `guard` or `src`, whatever its spelling. */
export function namesIn(list: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : list === undefined ? [] : [list];
  return items.map((item) => {
    if (typeof item === 'string') return item;
    const type: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'type') : undefined;
    return typeof type === 'string' ? type : 'inline';
  });
}

/** The sentences of the specification that a `meta` ties to its state or transition. */
export function requirementsIn(meta: unknown): string[] {
  const req: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'req') : undefined;
  return Array.isArray(req) ? req.map(String) : [];
}

function stepOf(machine: AnyStateMachine, source: AnyStateNode, transition: AnyTransitionDefinition): Step {
  const [guard] = namesIn(transition.guard);
  return {
    source,
    targets: transition.target ?? [],
    trigger: triggerOf(machine, source, transition.eventType),
    guard,
    actions: namesIn(transition.actions),
    description: transition.description ?? '',
    requirements: requirementsIn(transition.meta),
  };
}

function triggerOf(machine: AnyStateMachine, source: AnyStateNode, event: string): string {
  if (event === '') return 'always';
  if (event.startsWith('xstate.done.state.')) return 'done';
  const invoked = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(event);
  if (invoked) return `${invoked[1]} ${actorOf(source, invoked[2] ?? '')}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
  if (delay === undefined) return event;
  const milliseconds = delayOf(machine, delay);
  return milliseconds === undefined ? `after ${delay}` : `after ${durationText(milliseconds)}`;
}

function actorOf(source: AnyStateNode, id: string): string {
  return namesIn(source.invoke.find((invoked) => invoked.id === id)?.src)[0] ?? id;
}

/** `300 ms`, `2 s`, `30 min`, `14 d`. */
export function durationText(milliseconds: number): string {
  const units: readonly [size: number, name: string][] = [
    [86_400_000, 'd'],
    [60_000, 'min'],
    [1_000, 's'],
  ];
  const [size, name] = units.find(([unit]) => milliseconds >= unit && milliseconds % unit === 0) ?? [1, 'ms'];
  return `${milliseconds / size} ${name}`;
}
