import type { Watch } from '../actors/actors.ts';
import { openChannel } from './messages.ts';
import { createWatch } from './watch.ts';

/** Connects this tab of the shop to `/__machines`, in whichever tab that is open. */
export function startWatching(): Watch {
  const channel = openChannel();
  const tab = crypto.randomUUID().slice(0, 8);
  window.addEventListener('pagehide', () => channel.post({ type: 'tab.left', tab }));
  return createWatch({
    channel,
    tab,
    path: () => window.location.pathname,
    now: () => Date.now(),
  });
}
