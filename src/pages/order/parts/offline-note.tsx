import { Banner } from '#design-system/index.ts';
import { useOnline } from '#src/actors/use-online.ts';
import { orderText } from '#src/text/orders.ts';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Says how old the shown data is while there is no network. */
export function OfflineNote({ readAt }: { readAt: number }) {
  return useOnline() ? null : <Banner tone="caution">{orderText.offline(clock.format(readAt))}</Banner>;
}
