import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Suggestion } from '#machines/search-box/types.ts';
import { searchSuggestions } from '#src/api/queries/catalogue.ts';
import { useShop } from '#src/use-shop.ts';
import { suggestionGroups, type SuggestionGroup } from './suggestion-options.ts';

const none: readonly SuggestionGroup[] = [];

/** Asks the server what is meant by some words; the answer stays in the query cache. */
export function useSuggest(): (words: string, signal: AbortSignal) => Promise<readonly Suggestion[]> {
  const shop = useShop();
  const data = useQueryClient();
  return async (words, signal) => {
    const question = searchSuggestions(shop, { q: words });
    signal.addEventListener('abort', () => void data.cancelQueries({ queryKey: question.queryKey }));
    const groups = suggestionGroups(await data.fetchQuery(question));
    return groups.flatMap(({ options }) =>
      options.map(({ id, href, words: searched = null }) => ({ id, href, words: searched })),
    );
  };
}

/** What was suggested for some words. */
export function useSuggestions(words: string): readonly SuggestionGroup[] {
  const { data } = useQuery({ ...searchSuggestions(useShop(), { q: words }), enabled: false });
  return words !== '' && data ? suggestionGroups(data) : none;
}
