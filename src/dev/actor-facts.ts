import type { ActorRefLike, AnyActorRef, Snapshot, StateValue } from 'xstate';

/** A delayed event on its way to the actor that set it. */
export interface RunningTimer {
  readonly event: string;
  /** Epoch milliseconds. */
  readonly rings: number;
}

/** `cart` by its system id, `payment` by its machine, `fetchCount` by the name of its effect. */
export function nameOf(actor: ActorRefLike): string {
  const names: readonly unknown[] = [
    Reflect.get(actor, 'systemId'),
    machineOf(actor.getSnapshot()),
    Reflect.get(actor, 'src'),
    Reflect.get(actor, 'id'),
  ];
  return names.find((name) => typeof name === 'string') ?? actor.sessionId;
}

/** The id of the machine of a snapshot; null for those of effects. */
export function machineOf(snapshot: Snapshot<unknown>): string | null {
  const machine: unknown = Reflect.get(snapshot, 'machine');
  const id: unknown = typeof machine === 'object' && machine !== null ? Reflect.get(machine, 'id') : undefined;
  return typeof id === 'string' ? id : null;
}

function isInSystem(actor: ActorRefLike): actor is AnyActorRef {
  return 'system' in actor;
}

/** The first to ring first. */
export function timersOf(actor: ActorRefLike): RunningTimer[] {
  if (!isInSystem(actor)) return [];
  return Object.values(actor.system.getSnapshot()._scheduledEvents)
    .flatMap(({ source, event, startedAt, delay }) =>
      source === actor ? [{ event: event.type, rings: startedAt + delay }] : [],
    )
    .toSorted((one, other) => one.rings - other.rings);
}

export function childrenOf(snapshot: Snapshot<unknown>): ActorRefLike[] {
  const children: unknown = Reflect.get(snapshot, 'children');
  return typeof children === 'object' && children !== null ? Object.values(children).filter(isActor) : [];
}

export function isActor(value: unknown): value is ActorRefLike {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value;
}

export function isStateValue(value: unknown): value is StateValue {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}
