import { fromPromise, type AnyActorLogic, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { deferred, type Deferred } from './harness.ts';
import type { MachineModel } from './model.ts';

/** One question to the outside world that nobody has answered yet. */
export interface Question {
  readonly actor: AnyActorRef;
  readonly reply: Deferred<unknown>;
  /** What the effect was called with; among it the signal that reports when nobody waits any more. */
  readonly args: readonly unknown[];
}

/** Makes the implementations of a machine from its dependencies. */
export type Implement<TDependencies> = (dependencies: TDependencies) => {
  readonly actors?: Readonly<Record<string, unknown>>;
};

type Asked = Pick<Question, 'reply' | 'args'>;

/** Dependencies of any shape: whatever is called answers with a promise that the replay settles. */
function fakeDependencies<TDependencies extends object>(ask: (args: readonly unknown[]) => Promise<unknown>) {
  const target: TDependencies = Object.create(null);
  return new Proxy(target, {
    get:
      () =>
      (...args: readonly unknown[]) =>
        ask(args),
  });
}

/** Actors that only wait, and actions that do nothing, for a machine whose implementations live elsewhere. */
function fakesByName({ machine, replies }: MachineModel<AnyStateMachine>, ask: () => Promise<unknown>) {
  const { actions } = machine.implementations;
  return {
    actors: Object.fromEntries(Object.keys(replies).map((name) => [name, fromPromise(() => ask())])),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
        .map(([name]) => [name, () => undefined]),
    ),
  };
}

export function isPromiseLogic(logic: unknown): logic is AnyActorLogic & Required<Pick<AnyActorLogic, 'start'>> {
  return typeof logic === 'object' && logic !== null && 'start' in logic && !('root' in logic);
}

/**
 * The machine with effects that the replay answers.
 * @returns the machine, and the open question of every running actor by the actor's id
 */
export function withFakeEffects<TDependencies extends object>(
  model: MachineModel<AnyStateMachine>,
  implement?: Implement<TDependencies>,
): { machine: AnyStateMachine; questions: Map<string, Question>; abandoned: Question[] } {
  const questions = new Map<string, Question>();
  const abandoned: Question[] = [];
  const requests: Asked[] = [];
  const ask = (args: readonly unknown[] = []): Promise<unknown> => {
    const reply = deferred<unknown>();
    requests.push({ reply, args });
    return reply.promise;
  };
  const implementations: ReturnType<Implement<TDependencies>> =
    implement?.(fakeDependencies<TDependencies>(ask)) ?? fakesByName(model, ask);
  const forLife = Object.keys(model.endless ?? {}).map((name) => [name, fromPromise(() => ask())]);
  const actors = Object.entries({ ...implementations.actors, ...Object.fromEntries(forLife) }).map(([name, logic]) => {
    if (!isPromiseLogic(logic)) return [name, logic];
    const start: typeof logic.start = (state, scope) => {
      requests.length = 0;
      logic.start(state, scope);
      const before = questions.get(scope.self.id);
      if (before) abandoned.push(before);
      const question = requests.at(-1);
      if (question) questions.set(scope.self.id, { actor: scope.self, ...question });
    };
    return [name, Object.assign({}, logic, { start })];
  });
  const machine = model.machine.provide(Object.assign({}, implementations, { actors: Object.fromEntries(actors) }));
  return { machine, questions, abandoned };
}
