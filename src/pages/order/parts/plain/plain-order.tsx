import { Container, Heading, Link, Stack, Text, TrackingBar } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { linePrice } from '#rules/line-price.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import type { PlainPage } from '#src/routing/plain-page.ts';
import { orderStateText } from '#src/text/order-state.ts';
import { orderText } from '#src/text/orders.ts';
import { plainText } from '#src/text/plain-pages.ts';
import { totalsText } from '#src/text/totals.ts';
import { priceInCoins } from '#src/widgets/coins/price-in-coins.ts';
import { orderHeadline } from '#src/widgets/order-state/order-headline.ts';
import { orderStops } from '#src/widgets/order-state/order-stops.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { TotalsSummary } from '#src/widgets/totals-summary.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { ParcelEvents } from '../parcel/parcel-events.tsx';
import { plainLookup } from './plain-lookup.tsx';

type Order = components['schemas']['Order'];

/** The order that the key in a mailed link opens, or the form that asks for such a link. */
export const plainOrder: PlainPage = async (shop, place) => {
  const orderNo = place.query.get('orderNo');
  const accessKey = place.query.get('accessKey');
  if (orderNo === null || accessKey === null) return plainLookup(shop, place);
  const found = unwrap(
    shop.client.GET('/app-mall/v1/order/detail', { params: { query: { orderNo } }, headers: orderKey(accessKey) }),
  );
  return found.then(
    (order) => <PlainOrder order={order} />,
    () => plainLookup(shop, place),
  );
};

/** Where an order is and what is in it. */
function PlainOrder({ order }: { order: Order }) {
  const site = useSite();
  const text = useText(orderText);
  const { orderNo, statusHint, totals, lines, shipments, coinPrice } = order;
  const summary = { ...order, grandTotal: totals.grandTotal };
  const stops = orderStops(summary, site, serverNow());
  return (
    <Container width="narrow">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{orderHeadline(summary, site, serverNow())}</Heading>
          <Text size="lead" tone="muted">
            {statusHint}
          </Text>
          <Text size="small" mono>
            {text.order(orderNo)}
          </Text>
        </Stack>
        {stops.length > 0 && <TrackingBar label={orderStateText.way} stops={stops} />}
        {shipments.map((shipment, index) => (
          <TitledSection key={shipment.id} title={text.delivery.package(index + 1, shipments.length)}>
            <Text>
              {shipment.carrierName} ·{' '}
              {shipment.trackingUrl === undefined ? (
                shipment.trackingNo
              ) : (
                <Link href={shipment.trackingUrl}>{shipment.trackingNo}</Link>
              )}
            </Text>
            <ParcelEvents shipment={shipment} />
          </TitledSection>
        ))}
        <TitledSection title={text.items}>
          <Stack as="ul" gap="s">
            {lines.map((line) => (
              <li key={line.lineId}>
                <Text weight="medium">
                  {line.quantity} × {line.title}
                </Text>
                <Text size="small" tone="muted">
                  {priceInCoins(coinPrice, linePrice(line), site)}
                </Text>
              </li>
            ))}
          </Stack>
        </TitledSection>
        <TitledSection title={text.totals}>
          <TotalsSummary totals={totals} label={totalsText.total} sum={totals.grandTotal} />
        </TitledSection>
        <Text tone="muted">{plainText.needsScript}</Text>
      </Stack>
    </Container>
  );
}
