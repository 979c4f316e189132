import { isMachineSnapshot, type AnyMachineSnapshot, type AnyStateNode, type InspectionEvent } from 'xstate';

/** One transition that a machine took. */
export interface TakenStep {
  /** The state it belongs to, as a dotted path; empty for the root. */
  readonly state: string;
  /** The event, or `always`. */
  readonly on: string;
  /** Undefined where it stays. */
  readonly to: string | undefined;
  readonly actions: readonly string[];
}

/** A guard that was asked and said no. */
export interface Refusal {
  readonly state: string;
  readonly on: string;
  readonly guard: string;
}

/** What a machine made of one event. */
export interface Reaction {
  readonly event: string;
  readonly taken: readonly TakenStep[];
  readonly refused: readonly Refusal[];
}

export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;
type Transition = Microstep['_transitions'][number];

const pathOf = ({ path }: AnyStateNode): string => path.join('.');
const always = '';

function transitionsFor(node: AnyStateNode, type: string): readonly Transition[] {
  return (type === always ? node.always : node.transitions.get(type)) ?? [];
}

/**
 * Guards that were open for nobody: from each innermost state outwards, and in the order of the list, until one that was taken
 * or asks for nothing.
 */
function refusedIn(
  { _nodes }: AnyMachineSnapshot,
  type: string,
  taken: ReadonlySet<Transition> = new Set(),
): Transition[] {
  const leaves = _nodes.filter(({ states }) => Object.keys(states).length === 0);
  const refused = new Set<Transition>();
  for (const leaf of leaves) {
    search: for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      for (const transition of transitionsFor(node, type)) {
        if (taken.has(transition) || transition.guard === undefined) break search;
        refused.add(transition);
      }
    }
  }
  return [...refused];
}

function nameOf(named: unknown): string {
  return String(typeof named === 'object' && named !== null && 'type' in named ? named.type : named);
}

/**
 * @param before undefined when it was the start
 * @param microsteps those of this event, in order
 */
export function reactionOf(
  event: string,
  before: AnyMachineSnapshot | undefined,
  microsteps: readonly Microstep[],
  after: AnyMachineSnapshot,
): Reaction {
  const taken: TakenStep[] = [];
  const refused: Refusal[] = [];
  const refuse = (transitions: readonly Transition[], on: string): void => {
    for (const { source, guard } of transitions) refused.push({ state: pathOf(source), on, guard: nameOf(guard) });
  };
  let from = before;
  for (const { event: cause, snapshot, _transitions } of microsteps) {
    // The step into the initial state is one that nobody wrote.
    const written = _transitions.filter(({ source }) => source as AnyStateNode | undefined);
    const isAlways = written.some(({ eventType }) => eventType === always);
    const on = isAlways ? 'always' : cause.type;
    if (from) refuse(refusedIn(from, isAlways ? always : cause.type, new Set(written)), on);
    for (const { source, target, actions } of written)
      taken.push({ state: pathOf(source), on, to: target?.map(pathOf).join(', '), actions: actions.map(nameOf) });
    from = isMachineSnapshot(snapshot) ? snapshot : undefined;
  }
  if (after.status === 'active') refuse(refusedIn(after, always), 'always');
  return { event, taken, refused };
}
