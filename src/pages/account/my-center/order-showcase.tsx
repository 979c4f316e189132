import { clockFormat, Heading, Stack, Text, TrackingBar } from '#design-system/index.ts';
import { OrderSite } from '#src/actors/use-actors.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { orderStateText as text } from '#src/text/order-state.ts';
import { orderHeadline } from '#src/widgets/order-state/order-headline.ts';
import { orderStops } from '#src/widgets/order-state/order-stops.ts';
import type { FoundOrder } from './found-order.ts';
import { OrderActions } from './order-actions.tsx';
import { Showcase } from './showcase.tsx';

export interface OrderShowcaseProps {
  readonly order: FoundOrder;
  /** Called when the time to pay is over. */
  readonly onExpired: () => void;
}

/** The order in one picture, its day, how far it is and what to do next. */
export function OrderShowcase({ order, onExpired }: OrderShowcaseProps) {
  const now = serverNow();
  const { site, images, title, itemCount, statusHint } = order;
  const stops = orderStops(order, site, now);
  const isToPay = order.actions.includes('PAY');
  return (
    <Showcase picture={images[0]}>
      <Stack gap="xs">
        <Heading level={2} look={1}>
          {orderHeadline(order, site, now)}
        </Heading>
        <Text tone="muted">{text.contents(title, itemCount)}</Text>
      </Stack>
      {isToPay && (
        <Text>
          <Deadline until={order.payExpireTime} format={clockFormat} label={text.timeLeft} onEnd={onExpired} />{' '}
          {text.payWithin}
        </Text>
      )}
      {stops.length > 0 && <TrackingBar label={text.way} stops={stops} />}
      {stops.length === 0 && !isToPay && statusHint !== undefined && <Text>{statusHint}</Text>}
      <OrderSite value={site}>
        <OrderActions order={order} />
      </OrderSite>
    </Showcase>
  );
}
