import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchSuggestions } from '#src/api/queries/catalogue.ts';
import { useShop } from '#src/use-shop.ts';
import { suggestionGroups, type SuggestionGroup } from './suggestion-options.ts';

/** How long the typing rests before the server is asked. */
export const typingRest = 250;
const shortest = 2;
const none: readonly SuggestionGroup[] = [];

/** Suggestions for what is typed. A newer question cancels the one under way; fewer than two letters ask nothing. */
export function useSuggestions(typed: string): readonly SuggestionGroup[] {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), typingRest);
    return () => clearTimeout(timer);
  }, [typed]);

  const isAsking = asked.length >= shortest && typed.trim().length >= shortest;
  const { data } = useQuery({ ...searchSuggestions(useShop(), { q: asked }), enabled: isAsking });
  return isAsking && data ? suggestionGroups(data) : none;
}
