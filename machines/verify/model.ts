import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate';

/** Payloads of every event of a machine; an event that only the machine itself raises has none. */
export type SamplesOf<TEvent extends EventObject> = {
  readonly [TType in TEvent['type']]: readonly Extract<TEvent, { type: TType }>[];
};

/** One step of the search, as a step invariant sees it. */
export interface Step<TMachine extends AnyStateMachine> {
  readonly before: SnapshotFrom<TMachine>;
  readonly event: EventObject;
  readonly after: SnapshotFrom<TMachine>;
  /** Names of the actions of this step, in order; a started actor is `start <name>`, a sent event `send <type>`. */
  readonly actions: readonly string[];
  /** The same with what each was given. */
  readonly effects: readonly Effect<TMachine>[];
}

export interface Effect<TMachine extends AnyStateMachine> {
  /** As in `actions`. */
  readonly name: string;
  /** What it was shown. */
  readonly context: SnapshotFrom<TMachine>['context'];
  readonly params: unknown;
  /** What it sends or emits. */
  readonly payload: unknown;
}

/** What the checker must know about a machine besides its config. */
export interface MachineModel<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  readonly inputs: readonly InputFrom<TMachine>[];
  readonly samples: SamplesOf<EventFromLogic<TMachine>>;
  /** Possible outputs of every invoked actor, by its name in setup(). A rejection is always tried as well. */
  readonly replies: Readonly<Record<string, readonly unknown[]>>;
  /** The facts that guards read: two snapshots of equal value and abstraction count as one state. */
  readonly abstraction: (snapshot: SnapshotFrom<TMachine>) => unknown;
  /** States, by their path, and events that lead snapshots of one key to different ones, each with the reason why one of them is enough. */
  readonly incongruent?: Readonly<Record<string, string>>;
  /** Sentences that hold in every reachable state. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<TMachine>) => boolean>>;
  /** Sentences that hold in every step. */
  readonly steps?: Readonly<Record<string, (step: Step<TMachine>) => boolean>>;
  /** Public events that a state leaves unanswered on purpose: event, then state path ('*' for all), then the reason. */
  readonly ignored?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Actors that always answer, so that their state needs no time-out, each with the reason. */
  readonly bounded?: Readonly<Record<string, string>>;
  /** Actors that live as long as the machine and never finish, each with the reason. */
  readonly endless?: Readonly<Record<string, string>>;
  /** Actors that actions spawn, so that no state invokes them. */
  readonly spawned?: readonly string[];
  /** Transitions no path can take, as printed by the checker, each with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Faults that change nothing anybody could notice, as the mutation names them, each with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>;
  /** True where every fault is noticed or listed as equivalent; elsewhere 95 of 100 must be noticed. */
  readonly isPinned?: true;
  /** The search fails when it meets more states than this; 5,000 by default. */
  readonly limit?: number;
}
