import { useNotify, useWithActors } from '../actors/use-actors.ts';

interface SharedLink {
  readonly title: string;
  readonly url: string;
  /** Said once it is in the clipboard. */
  readonly copied: string;
  /** Only where it was shared or copied. */
  readonly onShared?: () => void;
}

/** Shares a link by what the app or the device has for it, else into the clipboard. */
export function useShareLink(): (link: SharedLink) => void {
  const notify = useNotify();
  const withActors = useWithActors();
  const share = async ({ title, url, copied, onShared }: SharedLink) => {
    if ('share' in navigator) await navigator.share({ title, url });
    else {
      // A web view seldom has a sheet of its own. An app that shows one does so over the notice.
      withActors(({ bridge }) => {
        if (bridge.isNative) bridge.mention('notifyApp', { name: 'share', data: { title, url } });
      });
      await window.navigator.clipboard.writeText(url);
      notify({ text: copied, tone: 'success' });
    }
    onShared?.();
  };
  // Closed again without a choice, or refused by the browser: nothing was shared, and nothing is wrong.
  return (link) => void share(link).catch(() => undefined);
}
