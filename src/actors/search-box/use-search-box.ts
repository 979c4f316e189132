import { useEffect, useRef, useState } from 'react';
import { selectActive, selectFound, selectQuestion, selectTyped } from '#machines/search-box/selectors.ts';
import type { SearchBoxEffects } from './search-box-actor.ts';
import { useActorValue } from '../../hooks/use-actor-value.ts';
import { useLateActor } from '../use-late-actor.ts';
import { useLatest } from '../../hooks/use-latest.ts';

/** A search box that says what the page shows results for, with what it suggests while another search is typed. */
export function useSearchBox(words: string, effects: SearchBoxEffects) {
  const latest = useLatest(() => effects);
  const { actor, send } = useLateActor('search-box', async () => {
    const { createSearchBox } = await import('./search-box-actor.ts');
    return createSearchBox(words, latest);
  });
  // Typing does not wait for the machine.
  const [early, setEarly] = useState<string>();

  const lastWords = useRef(words);
  useEffect(() => {
    if (!actor || lastWords.current === words) return;
    lastWords.current = words;
    actor.send({ type: 'search.shown', words });
  }, [actor, words]);

  const found = useActorValue(actor, selectFound, undefined);
  return {
    typed: useActorValue(actor, selectTyped, early ?? words),
    isShown: found !== undefined && found > 0,
    active: useActorValue(actor, selectActive, null),
    question: useActorValue(actor, selectQuestion, ''),
    found,
    send,
    type: (text: string) => {
      setEarly(text);
      send({ type: 'words.typed', text });
    },
  };
}
