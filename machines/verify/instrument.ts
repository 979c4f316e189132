import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Name of the action that marks a taken transition. */
export const takenMark = 'verify.taken';

export function statesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesOf)];
}

export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

export function nameOfTransition(transition: AnyTransitionDefinition, index: number): string {
  const event = transition.eventType === '' ? 'always' : transition.eventType;
  const target = transition.target?.map((state) => state.id).join(', ') ?? 'stays';
  return `${transition.source.id} --${event}[${index}]--> ${target}`;
}

/**
 * A copy of the machine in which every transition, eventless ones included, leaves a mark among its actions, so that the
 * pure transition function says which way it went.
 */
export function instrument(machine: AnyStateMachine): { copy: AnyStateMachine; names: string[] } {
  const copy: AnyStateMachine = machine.provide({});
  const names: string[] = [];
  for (const node of statesOf(copy.root)) {
    for (const group of [...node.transitions.values(), node.always ?? []]) {
      group.forEach((transition, index) => {
        const name = nameOfTransition(transition, index);
        names.push(name);
        transition.actions = [{ type: takenMark, params: { name } }, ...transition.actions];
      });
    }
  }
  return { copy, names };
}

/** The machine, which notes the id of every state that is entered and the name of every transition that is considered. */
export function watchPlaces(machine: AnyStateMachine, note: (place: string) => void): AnyStateMachine {
  const watch = (owner: object, key: string, place: string) => {
    const value: unknown = Reflect.get(owner, key);
    const get = () => {
      note(place);
      return value;
    };
    Object.defineProperty(owner, key, { get });
  };
  for (const node of statesOf(machine.root)) {
    watch(node, 'entry', node.id);
    for (const group of [...node.transitions.values(), node.always ?? []])
      for (const [index, transition] of group.entries())
        watch(transition, 'guard', nameOfTransition(transition, index));
  }
  const provide = machine.provide.bind(machine);
  return Object.assign(machine, {
    provide: (...args: Parameters<typeof provide>) => watchPlaces(provide(...args), note),
  });
}
