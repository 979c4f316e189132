/** A line under the box, as far as walking and choosing need it; pictures and prices stay in the query cache. */
export interface Suggestion {
  readonly id: string;
  /** Where it leads. */
  readonly href: string;
  /** What is searched when it is chosen; null for a place. */
  readonly words: string | null;
}

export interface SearchBoxInput {
  /** What the page shows results for; '' for none. */
  readonly words: string;
}

export interface SearchBoxContext {
  /** What the page shows results for. */
  readonly searched: string;
  readonly typed: string;
  readonly options: readonly Suggestion[];
  /** What the options were suggested for; under it the query cache knows what they look like. */
  readonly suggestedFor: string;
  /** The option that the arrows stand on; -1 is the box itself. */
  readonly activeIndex: number;
}

export type SearchBoxEvent =
  | { readonly type: 'words.typed'; readonly text: string }
  | { readonly type: 'words.cleared' }
  | { readonly type: 'box.focused' }
  | { readonly type: 'box.blurred' }
  | { readonly type: 'option.next' }
  | { readonly type: 'option.previous' }
  | { readonly type: 'option.choose'; readonly id: string }
  | { readonly type: 'list.dismiss' }
  | { readonly type: 'search.submit' }
  /** The page shows a search: by a link, or by going back. */
  | { readonly type: 'search.shown'; readonly words: string };

export interface SearchBoxDependencies {
  readonly suggest: (words: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Puts it first among the recent searches of this browser. */
  readonly rememberSearch: (words: string) => void;
  readonly openSearch: (words: string) => void;
  readonly openPlace: (href: string) => void;
}
