import { useEffect, useEffectEvent } from 'react';

/** Receives what was searched for on another page, once; its code comes late, and the page is there without it. */
export function usePassedQuestion(receive: (words: string) => void): void {
  const give = useEffectEvent(receive);
  useEffect(() => {
    let isGone = false;
    let stop = () => undefined as void;
    import('./passed-question.ts').then(
      ({ listenForQuestion }) => {
        if (!isGone) stop = listenForQuestion((words) => give(words));
      },
      // Whoever has searched types it once more.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, []);
}
