import { useEffect, useEffectEvent } from 'react';
import type { Question } from '#src/actors/dialogs/ask.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Asks before a link of the page is followed while something is unsaved, and before the tab is closed. Going back in
 * the history is let through: the draft is kept for it.
 */
export function useLeaveGuard(isUnsaved: boolean, question: Question): void {
  const navigateTo = useNavigateTo();
  const ask = useAsk();
  const want = useEffectEvent(async (href: string) => {
    if (await ask(question)) navigateTo(href);
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isElsewhere = link?.origin === window.location.origin && link.target !== '_blank';
      if (!link || !isElsewhere || !isPlain(event) || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      event.stopPropagation();
      void want(link.pathname + link.search + link.hash);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // In the capture phase, before the link of the shop receives it.
    document.addEventListener('click', hold, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', hold, true);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}
