import { fromPromise } from 'xstate';

/** Stands in for an actor until its effect is provided; fails with an error that names what is missing. */
export function unprovidedActor<TOutput, TInput = undefined>(name: string) {
  return fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`The actor ${name} is not provided`)));
}

/** Stands in for an action until its effect is provided. A missing action would otherwise be skipped in silence. */
export function unprovidedAction<TParams = undefined>(name: string) {
  return (_: unknown, _params: TParams): void => {
    throw new Error(`The action ${name} is not provided`);
  };
}
