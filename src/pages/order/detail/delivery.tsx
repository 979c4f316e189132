import { Link, ScreenOnly, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { href } from '#src/routing/href.ts';
import { isHeld } from '#src/widgets/order-state/is-held.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { ParcelEvents } from '../parts/parcel/parcel-events.tsx';
import { ParcelFacts, type Shipment } from '../parts/parcel/parcel-facts.tsx';
import { useText } from '#src/widgets/use-text.ts';

type Order = components['schemas']['Order'];

/** How it travels: the parcels with their events, or when they may be expected. */
export function Delivery({ order }: { order: Order }) {
  const text = useText(orderText.delivery);
  const site = useSite();
  const { shipments, shippingMethod } = order;
  return (
    <TitledSection title={text.title}>
      <Stack gap="l">
        <Stack gap="xxs">
          <Text tone="muted">
            {shippingMethod.name}
            {shipments.length === 0 &&
              !isHeld(order) &&
              ` · ${text.estimated(deliveryDates(shippingMethod.estFrom, shippingMethod.estTo, site))}`}
          </Text>
          {shipments.length === 0 && <Text>{text.notShipped}</Text>}
        </Stack>
        {shipments.map((shipment, index) => (
          <Parcel
            key={shipment.id}
            order={order}
            shipment={shipment}
            title={text.package(index + 1, shipments.length)}
          />
        ))}
      </Stack>
    </TitledSection>
  );
}

interface ParcelProps {
  readonly order: Order;
  readonly shipment: Shipment;
  readonly title: string;
}

/** Where a parcel is; its page has the whole way. */
function Parcel({ order, shipment, title }: ParcelProps) {
  const text = useText(orderText.delivery);
  const { id, status, lines } = shipment;
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
      <ParcelFacts shipment={shipment} />
      {order.shipments.length > 1 && contents.length > 0 && (
        <Text size="small" tone="muted">
          {text.items}: {contents.join(', ')}
        </Text>
      )}
      <ParcelEvents shipment={shipment} count={1} />
      <ScreenOnly>
        <Link href={href('/order/logistics-detail', { orderNo: order.orderNo, shipmentId: id })}>{text.wholeWay}</Link>
      </ScreenOnly>
    </Stack>
  );
}
