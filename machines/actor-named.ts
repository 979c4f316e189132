import type { ActorSystem, AnyActorRef, ActorSystemInfo } from 'xstate';

/**
 * The running actor with this systemId, as a target of sendTo. A machine that runs alone, in a test or in a visualiser,
 * has no receiver: its message comes back to itself, where no state listens for it.
 */
export function actorNamed(systemId: string) {
  return ({ system, self }: { system: ActorSystem<ActorSystemInfo>; self: AnyActorRef }): AnyActorRef =>
    system.get(systemId) ?? self;
}
