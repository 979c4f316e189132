import { Text, Timeline } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { moment } from '#src/widgets/moments.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { Shipment } from './parcel-facts.tsx';

interface ParcelEventsProps {
  readonly shipment: Shipment;
  /** Of the newest ones; all without it. */
  readonly count?: number;
}

/** What happened to a parcel, the newest first. */
export function ParcelEvents({ shipment: { events, status }, count = Infinity }: ParcelEventsProps) {
  const text = useText(orderText.delivery);
  const site = useSite();
  if (events.length === 0) return <Text tone="muted">{text.noEvents}</Text>;
  return (
    <Timeline
      label={text.events}
      events={newestFirst(events)
        .slice(0, count)
        .map((event, index) => ({
          id: `${event.time} ${event.code} ${index}`,
          title: event.text,
          note: event.location,
          time: moment(event.time, site),
          failed: index === 0 && status === 'EXCEPTION',
        }))}
    />
  );
}

const newestFirst = (events: Shipment['events']) => [...events].sort((a, b) => b.time - a.time);
