import { Timeline } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { moment } from '#src/widgets/moments.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { Fold } from './fold.tsx';

type Order = components['schemas']['Order'];

/** Why an order ended and what came of it fit in as many events. */
const shown = 3;

/** What happened last to the order, and all before it on demand. */
export function OrderHistory({ timeline }: Pick<Order, 'timeline'>) {
  const site = useSite();
  const text = useText(orderText);
  const events = [...timeline]
    .sort((a, b) => b.time - a.time)
    .map((entry, index) => ({
      id: `${entry.time} ${entry.type} ${index}`,
      title: entry.text,
      time: moment(entry.time, site),
    }));
  const earlier = events.slice(shown);
  return (
    <TitledSection title={text.timeline}>
      <Timeline label={text.timeline} events={events.slice(0, shown)} />
      {earlier.length > 0 && (
        <Fold title={text.earlierEvents(earlier.length)}>
          <Timeline label={text.earlierEvents(earlier.length)} events={earlier} />
        </Fold>
      )}
    </TitledSection>
  );
}
