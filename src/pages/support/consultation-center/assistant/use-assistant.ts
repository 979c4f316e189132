import { useEffect, useEffectEvent, useState } from 'react';
import {
  selectIsAsking,
  selectIsHandedOver,
  selectIsOffline,
  selectIsOpening,
  selectTalk,
} from '#machines/assistant/selectors.ts';
import type { AssistantContext, HandOver } from '#machines/assistant/types.ts';
import { useLateActor } from '#src/actors/use-late-actor.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { useLatest } from '#src/hooks/use-latest.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { usePlace } from '#src/hooks/use-place.ts';

const nothingSaid: AssistantContext = {
  ...{
    sessionId: null,
    messages: [],
    draft: '',
    question: null,
    partial: '',
    nextId: null,
    problem: null,
    cleared: null,
  },
};

/** The talk with the assistant, by its state machine. */
export function useAssistant(
  about: { readonly model?: string | undefined; readonly orderNo?: string | undefined },
  onHandOver: (handOver: HandOver) => void,
) {
  const shop = useShop();
  const isOnline = useOnline();
  const { path } = usePlace();
  const handOver = useLatest(onHandOver);
  const { actor, send } = useLateActor('assistant', async () => {
    const { createAssistantActor } = await import('#src/actors/assistant/assistant-actor.ts');
    return createAssistantActor({ shop, place: { path, ...about }, now: serverNow }, handOver);
  });
  const noteLine = useEffectEvent((isBack: boolean) => actor?.send({ type: isBack ? 'line.back' : 'line.lost' }));
  useEffect(() => {
    if (actor) noteLine(isOnline);
  }, [actor, isOnline]);

  /** What is typed before the machine is there. */
  const [early, setEarly] = useState('');
  const talk = useActorValue(actor, selectTalk, nothingSaid);
  const write = (text: string) => {
    if (!actor) setEarly(text);
    send({ type: 'draft.write', text });
  };
  const press = () => send({ type: 'send.press', askId: crypto.randomUUID() });
  return {
    talk,
    draft: actor ? talk.draft : early,
    isOpening: useActorValue(actor, selectIsOpening, false),
    isAsking: useActorValue(actor, selectIsAsking, false),
    isOffline: useActorValue(actor, selectIsOffline, false),
    isHandedOver: useActorValue(actor, selectIsHandedOver, false),
    write,
    press,
    ask: (question: string) => {
      write(question);
      press();
    },
    stop: () => send({ type: 'stop.press' }),
    handOver: () => send({ type: 'handOver.press' }),
    clear: () => send({ type: 'clear.press' }),
    undo: () => send({ type: 'undo.press' }),
  };
}
