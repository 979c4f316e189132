import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate';
import { candidatesOf, keyOf, nameOfAction, stepOf, type Count } from './explore.ts';
import type { MachineModel } from './model.ts';

/** A machine among others; what the rest of the world does to it directly are its samples. */
export interface Member {
  readonly model: MachineModel<AnyStateMachine>;
  readonly input: unknown;
  /** Public events that come from outside; everything else comes as a message of another member. */
  readonly samples: readonly EventObject[];
  /** Answers that depend on what was asked, instead of those of the model. */
  readonly answers?: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => readonly unknown[]>>;
  /** Events it has had before the search begins. */
  readonly past?: readonly EventObject[];
}

/** All machines at one moment, and the messages that are under way to each, first one next. */
export interface Moment<TMemory> {
  readonly snapshots: Readonly<Record<string, AnyMachineSnapshot>>;
  readonly inboxes: Readonly<Record<string, readonly EventObject[]>>;
  readonly memory: TMemory;
}

/** One member receives one event. */
export interface Move<TMemory> {
  readonly member: string;
  readonly event: EventObject;
  readonly actions: readonly string[];
  readonly before: Moment<TMemory>;
  readonly after: Moment<TMemory>;
}

export interface Product<TMemory> {
  /** Every member talks to it, and it alone talks to them. */
  readonly hub: string;
  readonly members: Readonly<Record<string, Member>>;
  /** What the sentences must remember of the way so far. */
  readonly memory: TMemory;
  readonly remember: (memory: TMemory, member: string, event: EventObject) => TMemory;
  /** The world acts only while fewer messages than this are under way. */
  readonly bound: number;
  readonly invariants: Readonly<Record<string, (moment: Moment<TMemory>) => boolean>>;
  readonly moves: Readonly<Record<string, (move: Move<TMemory>) => boolean>>;
  readonly limit: number;
}

interface Node<TMemory> {
  readonly moment: Moment<TMemory>;
  readonly parent: Node<TMemory> | null;
  readonly via: string;
}

function pathTo<TMemory>(node: Node<TMemory>): string {
  const lines: string[] = [];
  for (let at: Node<TMemory> | null = node; at?.parent; at = at.parent) lines.unshift(at.via);
  return lines.map((line, index) => `  ${index + 1}. ${line}`).join('\n');
}

export function areAllInformed({ inboxes }: Moment<unknown>): boolean {
  return Object.values(inboxes).every((inbox) => inbox.length === 0);
}

/** The inboxes after a member's actions: the hub writes to whom it names, everybody else writes to the hub. */
function delivered(
  inboxes: Moment<unknown>['inboxes'],
  sender: string,
  hub: string,
  actions: readonly ExecutableActionObject[],
): Moment<unknown>['inboxes'] {
  const next: Record<string, readonly EventObject[]> = { ...inboxes };
  for (const { type, params } of actions) {
    if (type !== 'xstate.sendTo') continue;
    const to = sender === hub ? String(Reflect.get(Object(Reflect.get(Object(params), 'to')), 'id')) : hub;
    const event: EventObject = Reflect.get(Object(params), 'event');
    // Whoever is not a member of this product is not listened to here.
    if (next[to]) next[to] = [...next[to], event];
  }
  return next;
}

/**
 * Searches everything that several machines can do together, with messages delivered in every order that keeps each
 * inbox in order. Throws with the shortest way to a broken sentence.
 * @param found is told of every moment
 * @returns the number of different moments
 */
export function exploreProduct<TMemory>(product: Product<TMemory>, found?: Count): number {
  const { hub, members, bound } = product;
  const seen = new Set<string>();
  const queue: Node<TMemory>[] = [];

  const keyOfMoment = ({ snapshots, inboxes, memory }: Moment<TMemory>): string =>
    JSON.stringify([
      Object.entries(members).map(([name, { model }]) => snapshots[name] && keyOf(snapshots[name], model)),
      inboxes,
      memory,
    ]);

  function visit(node: Node<TMemory>): void {
    const fail = (what: string): never => {
      const values = Object.entries(node.moment.snapshots).map(
        ([name, { value }]) => `${name} ${JSON.stringify(value)}`,
      );
      throw new Error(`${what}\n${pathTo(node)}\n  => ${values.join(', ')}`);
    };
    for (const [name, { status, error }] of Object.entries(node.moment.snapshots))
      if (status === 'error') fail(`${name} stops on ${String(error)}`);
    for (const [sentence, holds] of Object.entries(product.invariants))
      if (!holds(node.moment)) fail(`broken: ${sentence}`);
    const key = keyOfMoment(node.moment);
    if (seen.has(key)) return;
    seen.add(key);
    found?.(seen.size);
    if (seen.size > product.limit) fail(`more than ${product.limit} moments`);
    queue.push(node);
  }

  function deliver(node: Node<TMemory>, member: string, event: EventObject, inboxes: Moment<TMemory>['inboxes']): void {
    const { snapshots, memory } = node.moment;
    const machine = members[member]?.model.machine;
    const snapshot = snapshots[member];
    if (!machine || !snapshot) return;
    const [next, actions] = stepOf(machine, snapshot, event);
    const after: Moment<TMemory> = {
      snapshots: { ...snapshots, [member]: next },
      inboxes: delivered(inboxes, member, hub, actions),
      memory: product.remember(memory, member, event),
    };
    const via = `${member} receives ${JSON.stringify(event)}`;
    const move: Move<TMemory> = { member, event, actions: actions.map(nameOfAction), before: node.moment, after };
    for (const [sentence, holds] of Object.entries(product.moves))
      if (!holds(move)) throw new Error(`broken: ${sentence}\n${pathTo({ moment: after, parent: node, via })}`);
    visit({ moment: after, parent: node, via });
  }

  const start = Object.entries(members).map(([name, { model, input, past = [] }]) => {
    const [first] = initialTransition(model.machine, input);
    return [name, past.reduce((snapshot, event) => stepOf(model.machine, snapshot, event)[0], first)] as const;
  });
  const inboxes = Object.fromEntries(Object.keys(members).map((name) => [name, []]));
  visit({ moment: { snapshots: Object.fromEntries(start), inboxes, memory: product.memory }, parent: null, via: '' });

  for (const node of queue) {
    const { snapshots, inboxes: full } = node.moment;
    const underWay = Object.values(full).reduce((sum, inbox) => sum + inbox.length, 0);
    for (const [name, { model, samples, answers = {} }] of Object.entries(members)) {
      const [message, ...rest] = full[name] ?? [];
      if (message) deliver(node, name, message, { ...full, [name]: rest });
      const snapshot = snapshots[name];
      if (underWay >= bound || snapshot?.status !== 'active') continue;
      const replies = Object.fromEntries(Object.entries(answers).map(([actor, answer]) => [actor, answer(snapshot)]));
      const environment = { ...model, samples: { outside: samples }, replies: { ...model.replies, ...replies } };
      for (const { event } of candidatesOf(snapshot, environment)) deliver(node, name, event, full);
    }
  }
  return seen.size;
}
