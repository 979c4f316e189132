import { useEffect, useState } from 'react';
import { useNavigateTo } from '#src/actors/hooks.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Holds every link of the page back while something is unsaved, and the closing of the tab. Going back in the history
 * is let through: the draft is kept for it.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const navigateTo = useNavigateTo();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isElsewhere = link?.origin === window.location.origin && link.target !== '_blank';
      if (!link || !isElsewhere || !isPlain(event) || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // In the capture phase, before the link of the shop hears of it.
    document.addEventListener('click', hold, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', hold, true);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);

  return {
    isAsked: wanted !== undefined,
    stay: () => setWanted(undefined),
    leave: () => {
      if (wanted !== undefined) navigateTo(wanted);
      setWanted(undefined);
    },
  };
}
