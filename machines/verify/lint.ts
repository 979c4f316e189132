import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionsOf } from './instrument.ts';
import type { MachineModel } from './model.ts';

const dotted = /^[a-z][A-Za-z]*(\.[a-z][A-Za-z0-9]*)+$/;
const camel = /^[a-z][A-Za-z0-9]*$/;
const guardName = /^(is|has|can)[A-Z]/;

function namesIn(list: unknown): unknown[] {
  return (Array.isArray(list) ? list : list === undefined ? [] : [list]).map((item: unknown) =>
    typeof item === 'object' && item !== null && 'type' in item ? item.type : item,
  );
}

/** Names used in the config of a machine, by kind; an inline function appears as itself and is reported. */
function usedNames(states: readonly AnyStateNode[]) {
  const transitions = states.flatMap(transitionsOf);
  return {
    actions: [
      ...states.flatMap((s) => [s.config.entry, s.config.exit]),
      ...transitions.flatMap((t) => t.actions),
    ].flatMap(namesIn),
    guards: transitions.flatMap((t) => namesIn(t.guard)),
    actors: states.flatMap((s) => s.invoke.map((i) => i.src)),
    delays: states.flatMap((s) => Object.keys(s.config.after ?? {})),
  };
}

function* transitionFaults(transition: AnyTransitionDefinition): Generator<string> {
  const at = `${transition.source.id} on ${transition.eventType || 'always'}`;
  if (!transition.description) yield `${at}: the transition has no description`;
  if (transition.reenter && (transition.source.parent === undefined || transition.source.parent.type === 'parallel')) {
    yield `${at}: reenter here restarts every region; the target is re-entered without it`;
  }
  if (transition.eventType.includes('*')) yield `${at}: wildcard`;
  if (
    !transition.eventType.startsWith('xstate.') &&
    transition.eventType !== '' &&
    !dotted.test(transition.eventType)
  ) {
    yield `${at}: events are dotted`;
  }
}

function isTagged(node: AnyStateNode, tag: string): boolean {
  return node.tags.includes(tag) || (node.parent !== undefined && isTagged(node.parent, tag));
}

function* stateFaults(node: AnyStateNode, model: MachineModel<AnyStateMachine>): Generator<string> {
  if (!camel.test(node.key)) yield `${node.id}: state names are camelCase`;
  if (!node.description) yield `${node.id}: the state has no description`;
  for (const { id, src } of node.invoke) {
    const endless = String(src) in (model.endless ?? {});
    if (!node.transitions.has(`xstate.error.actor.${id}`)) yield `${node.id}: ${String(src)} has no onError`;
    if (!endless && !node.transitions.has(`xstate.done.actor.${id}`)) yield `${node.id}: ${String(src)} has no onDone`;
    if (!endless && !isTagged(node, 'busy')) yield `${node.id}: a state that waits for an actor is tagged busy`;
  }
}

/** Faults of naming and wiring that need no search. Empty when the machine is clean. */
export function lint(model: MachineModel<AnyStateMachine>): string[] {
  const { machine } = model;
  const states = statesOf(machine.root);
  const faults = states.flatMap((node) => [
    ...stateFaults(node, model),
    ...transitionsOf(node).flatMap((transition) => [...transitionFaults(transition)]),
  ]);
  if (!Number.isFinite(machine.options?.maxIterations ?? Infinity)) faults.push('maxIterations is not set');
  const used = usedNames(states);
  used.actors.push(...(model.spawned ?? []));
  for (const kind of ['actions', 'guards', 'actors', 'delays'] as const) {
    const declared = Object.keys(machine.implementations[kind]);
    for (const name of new Set(used[kind])) {
      if (typeof name !== 'string') faults.push(`${kind}: ${String(name)} is inline, not a name`);
      else if (!declared.includes(name)) faults.push(`${kind}: ${name} is not declared in setup()`);
      else if (!camel.test(name) || (kind === 'guards' && !guardName.test(name)))
        faults.push(`${kind}: bad name ${name}`);
    }
    for (const name of declared)
      if (!used[kind].includes(name)) faults.push(`${kind}: ${name} is declared and never used`);
  }
  return faults;
}
