import { useAppContext } from './app-context.ts';

/** What a page shows that has nothing of its own: there is no such page, or nothing of it for now. */
export type Nothing = 'missing' | 'empty';

/** Says to the server that this is shown, which answers by it: 404 where the page is missing, and in no search engine either way. */
export function useNothing(shown: Nothing): void {
  useAppContext().onNothing?.(shown);
}
