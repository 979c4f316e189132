import type { AnyStateMachine } from 'xstate';

/** A copy of a machine with one fault in it. */
export interface Mutant {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** What asks for the faulty place, as `watchPlaces` and `watchImplementations` name it; undefined where anybody may. */
  readonly place?: string;
  /** One of very many: a share of them is enough for every day. */
  readonly isSampled?: boolean;
}

/** Names of what an implementation reads or writes, by the name of the implementation. */
export type Names = Map<string, Set<string>>;

/** What the implementations of a machine touch, found by watching them at work. */
export interface Touched {
  /** Fields of the context that an `assign` writes. */
  readonly fields: Names;
  /** Fields of the context that an `assign` reads. */
  readonly reads: Names;
  /** Fields of its input that an effect reads. */
  readonly inputs: Names;
  /** Fields of the context that an effect reads. */
  readonly contexts: Names;
}
