import { CopyButton, Link, ScreenOnly, Stack, Text, Timeline } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { moment } from '#src/widgets/moments.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import * as styles from './detail.css.ts';
import { useText } from '#src/widgets/use-text.ts';

type Order = components['schemas']['Order'];
type Shipment = components['schemas']['Shipment'];

/** How it travels: the parcels with their events, or when they may be expected. */
export function Delivery({ order }: { order: Order }) {
  const text = useText(orderText.delivery);
  const site = useSite();
  const { shipments, shippingMethod } = order;
  return (
    <TitledSection title={text.title} anchor={{ id: 'delivery', className: styles.anchor }}>
      <Stack gap="l">
        <Stack gap="xxs">
          <Text tone="muted">
            {shippingMethod.name}
            {shipments.length === 0 &&
              ` · ${text.estimated(deliveryDates(shippingMethod.estFrom, shippingMethod.estTo, site))}`}
          </Text>
          {shipments.length === 0 && <Text>{text.notShipped}</Text>}
        </Stack>
        {shipments.map((shipment, index) => (
          <Parcel
            key={shipment.id}
            order={order}
            shipment={shipment}
            title={spelled(text.package(index + 1, shipments.length), site)}
          />
        ))}
      </Stack>
    </TitledSection>
  );
}

function Parcel({ order, shipment, title }: { order: Order; shipment: Shipment; title: string }) {
  const text = useText(orderText.delivery);
  const site = useSite();
  const { id, carrierName, trackingNo, trackingUrl, status, lines, events, estDeliveryFrom, estDeliveryTo } = shipment;
  const contents = lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find((each) => each.lineId === lineId);
    return line ? [orderText.each(quantity, line.title)] : [];
  });
  return (
    <Stack as="section" gap="m" aria-labelledby={`parcel-${id}`}>
      <Text id={`parcel-${id}`}>
        <Text as="strong" weight="medium">
          {title}
        </Text>
        {' · '}
        <Text as="span" tone={status === 'EXCEPTION' ? 'critical' : 'inherit'}>
          {text.status[status]}
        </Text>
      </Text>
      {status !== 'DELIVERED' && estDeliveryFrom !== undefined && estDeliveryTo !== undefined && (
        <Text>{text.estimated(deliveryDates(estDeliveryFrom, estDeliveryTo, site))}</Text>
      )}
      <Stack gap="xxs">
        <Text as="div" size="small" tone="muted" className={styles.number}>
          <span>
            {carrierName} ·{' '}
            <Text as="span" mono>
              {trackingNo}
            </Text>
          </span>
          <ScreenOnly>
            <CopyButton text={trackingNo} label={text.copyNumber} copiedText={orderText.copied} />
          </ScreenOnly>
        </Text>
        {trackingUrl !== undefined && (
          <Text size="small">
            <Link href={trackingUrl}>{text.carrierPage}</Link>
          </Text>
        )}
        {order.shipments.length > 1 && contents.length > 0 && (
          <Text size="small" tone="muted">
            {text.items}: {contents.join(', ')}
          </Text>
        )}
      </Stack>
      {events.length === 0 ? (
        <Text tone="muted">{text.noEvents}</Text>
      ) : (
        <Timeline
          label={text.events}
          events={newestFirst(events).map((event, index) => ({
            id: `${event.time} ${event.code} ${index}`,
            title: event.text,
            note: event.location,
            time: moment(event.time, site),
            failed: index === 0 && status === 'EXCEPTION',
          }))}
        />
      )}
    </Stack>
  );
}

const newestFirst = (events: Shipment['events']) => [...events].sort((a, b) => b.time - a.time);
