import { useWithActors } from '../use-actors.ts';

/** Request code of the words that a shopper has searched the help for. */
export const questionCode = 'support-question';

/** Hands what was searched for to the page where questions are asked. No address says it: people search for what is theirs. */
export function usePassQuestion(): (words: string, target: string) => void {
  const withActors = useWithActors();
  return (words, target) =>
    withActors(({ bridge }) => {
      bridge.mention('passThrough', { requestCode: questionCode, data: words, target });
    });
}
