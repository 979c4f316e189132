import { useAppContext, type Nothing } from './app-context.ts';

/** Says to the server that this is shown, which answers by it: 404 where the page is missing, and in no search engine either way. */
export function useNothing(shown: Nothing | undefined): void {
  const { onNothing } = useAppContext();
  if (shown !== undefined) onNothing?.(shown);
}
