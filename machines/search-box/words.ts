import type { SearchBoxContext, Suggestion } from './types.ts';

/** Fewer letters say nothing. */
const shortest = 2;
const longest = 80;

export const wordsOf = (text: string): string => text.trim().slice(0, longest);

export const isWorthAsking = (text: string): boolean => wordsOf(text).length >= shortest;

/** The option that the arrows stand on. */
export function activeOption({ options, activeIndex }: SearchBoxContext): Suggestion | undefined {
  return options[activeIndex];
}

/** What a search is about, when it is started by a suggested term, else by what is typed. */
export function searchedWords(context: SearchBoxContext): string {
  return wordsOf(activeOption(context)?.words ?? context.typed);
}

/** One place on: the options and the box itself, where nothing is chosen, make a circle. */
export function stepped({ options, activeIndex }: SearchBoxContext, step: 1 | -1): number {
  const places = options.length + 1;
  return ((activeIndex + 1 + step + places) % places) - 1;
}
