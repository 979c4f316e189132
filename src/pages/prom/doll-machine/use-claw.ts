import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { calm } from '#design-system/foundations/media.ts';
import { selectIsDemo, selectPhase, selectProblem, selectResult } from '#machines/doll-machine/selectors.ts';
import { useLateActor } from '#src/actors/use-late-actor.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import type { DollPlay } from './queries.ts';

/** The claw of a machine, by its state machine. @param unseen a result that the server has still to show */
export function useClaw(machineId: string, unseen: DollPlay | null | undefined) {
  const shop = useShop();
  const data = useQueryClient();
  const isOnline = useOnline();
  const { actor, send } = useLateActor('doll machine', async () => {
    const { createDollActor } = await import('#src/actors/doll-machine/doll-machine-actor.ts');
    return createDollActor({ shop, data }, machineId);
  });
  const phase = useActorValue(actor, selectPhase, 'idle');

  useEffect(() => {
    if (unseen) actor?.send({ type: 'result.found', result: unseen });
  }, [actor, unseen]);

  const askAgain = useEffectEvent(() => actor?.send({ type: 'retry.press' }));
  useEffect(() => {
    if (isOnline) askAgain();
  }, [isOnline]);

  const isCalm = () => matchMedia(calm).matches;
  return {
    phase,
    result: useActorValue(actor, selectResult, null),
    isDemo: useActorValue(actor, selectIsDemo, false),
    /** Why the server refused the last play. */
    problem: useActorValue(actor, selectProblem, null),
    play: (cost: number) => send({ type: 'play.press', request: { key: crypto.randomUUID(), cost }, isCalm: isCalm() }),
    playDemo: (result: DollPlay) => send({ type: 'demo.press', result, isCalm: isCalm() }),
    askAgain: () => send({ type: 'retry.press' }),
    skip: () => send({ type: 'lowering.skip' }),
    close: () => send({ type: 'result.close' }),
  };
}
