import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesOf, transitionsOf } from './instrument.ts';

/**
 * Who brings an event about. `time` are jobs and clocks of the shop, `staff` can always be asked, `order` is the life of an order, which
 * ends by itself. Nobody can count on the others: a shopper who is silent, and what is outside of the shop (a bank, a carrier, a shelf).
 */
export type Mover = 'time' | 'staff' | 'order' | 'shopper' | 'outside';

/** A life that the server keeps: where it can stand, where it may rest for ever, and who moves it on. */
export interface Life {
  readonly name: string;
  readonly ends: readonly string[];
  readonly steps: readonly { readonly from: string; readonly to: string; readonly mover: Mover }[];
}

const alone: readonly Mover[] = ['time', 'staff', 'order'];

/** The states of a life that no path of time and staff alone leads out of, to one of its ends. */
export function statesWithoutExit({ ends, steps }: Life): string[] {
  const states = new Set(steps.flatMap(({ from, to }) => [from, to]));
  const leaving = new Set(ends);
  for (let before = -1; before < leaving.size;) {
    before = leaving.size;
    for (const { from, to, mover } of steps) if (alone.includes(mover) && leaving.has(to)) leaving.add(from);
  }
  return [...states].filter((state) => !leaving.has(state)).toSorted();
}

/** The state that is entered with another one. */
function entered(node: AnyStateNode): AnyStateNode {
  const [initial] = node.initial?.target ?? [];
  return initial === undefined ? node : entered(initial);
}

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

/**
 * The life that a machine describes; guards are taken for open, so an event whose guard may stay shut for ever is none of time or staff.
 * @param movers of all its events @param rests where it may stay besides its final states
 * @throws for an event without a mover
 */
export function lifeOfMachine(
  machine: AnyStateMachine,
  movers: Readonly<Record<string, Mover>>,
  rests: readonly string[] = [],
): Life {
  const nodes = statesOf(machine.root);
  const leaves = nodes.filter(({ states }) => Object.keys(states).length === 0);
  const steps = nodes.flatMap((node) =>
    transitionsOf(node).flatMap(({ eventType, target }) => {
      const mover = eventType === '' ? 'time' : movers[eventType];
      if (mover === undefined) throw new Error(`${machine.id}: who brings ${eventType} about?`);
      const [aim] = target ?? [];
      if (aim === undefined) return [];
      const from = leaves.filter(({ id }) => id === node.id || id.startsWith(`${node.id}.`));
      return from.map((leaf) => ({ from: pathOf(leaf), to: pathOf(entered(aim)), mover }));
    }),
  );
  const finals = leaves.filter(({ type }) => type === 'final').map(pathOf);
  return { name: machine.id, ends: [...finals, ...rests], steps };
}

/** The life that a table describes. @param after where an event takes a state; undefined where it changes nothing */
export function lifeOfTable<State extends string, Event extends string>(
  name: string,
  {
    states,
    rests,
    movers,
    after,
  }: {
    readonly states: readonly State[];
    readonly rests: readonly State[];
    readonly movers: Readonly<Record<Event, Mover>>;
    readonly after: (state: State, event: Event) => State | undefined;
  },
): Life {
  const events = Object.keys(movers) as Event[];
  const steps = states.flatMap((from) =>
    events.flatMap((event) => {
      const to = after(from, event);
      return to === undefined ? [] : [{ from, to, mover: movers[event] }];
    }),
  );
  return { name, ends: rests, steps };
}
