import { Banner } from '#design-system/index.ts';
import { useOnline } from '../hooks/use-online.ts';
import { statesText } from '../text/states.ts';

/** A format loads the tables of all time zones, which only a shopper without a network needs. */
const clockTime = (instant: number) =>
  new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

/**
 * Says how old the shown data is while there is no network. `readAt` is epoch ms on the device clock; 0 while the answer for
 * this shopper is still on its way.
 */
export function OfflineNote({ readAt }: { readAt: number }) {
  return useOnline() || readAt === 0 ? null : <Banner tone="caution">{statesText.shownAsOf(clockTime(readAt))}</Banner>;
}
