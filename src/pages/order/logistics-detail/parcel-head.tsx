import { Heading, InlineMessage, Stack, Text, TrackingBar } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { isLate } from '#src/widgets/order-state/order-due.ts';
import { orderHeadline } from '#src/widgets/order-state/order-headline.ts';
import { orderStops } from '#src/widgets/order-state/order-stops.ts';
import * as page from '#src/widgets/page.css.ts';
import { useText } from '#src/widgets/use-text.ts';
import { logisticsText } from './text.ts';
import type { Shipment } from '../parts/parcel/parcel-facts.tsx';
import { ParcelPicture } from './parcel-picture.tsx';
import { troubleOf, wayOf } from './parcel-way.ts';

interface ParcelHeadProps {
  readonly order: components['schemas']['Order'];
  readonly shipment: Shipment | undefined;
}

/** The day it arrives, and how far it has come. Told aloud when the page hears of something new. */
export function ParcelHead({ order, shipment }: ParcelHeadProps) {
  const site = useSite();
  const text = useText(logisticsText);
  const now = serverNow();
  const way = wayOf(order, shipment);
  const stops = orderStops(way, site, now);
  const trouble = shipment && troubleOf(shipment);
  return (
    <Stack gap="l">
      <div aria-live="polite">
        <Heading level={1} tabIndex={-1}>
          {trouble ? text.trouble[trouble].title : orderHeadline(way, site, now)}
        </Heading>
      </div>
      <ParcelPicture order={order} shipment={shipment} className={page.narrowOnly} />
      {trouble && <InlineMessage tone="critical">{text.trouble[trouble].text}</InlineMessage>}
      {!trouble && isLate(way, now) && <InlineMessage tone="caution">{text.late}</InlineMessage>}
      {stops.length > 0 && <TrackingBar label={text.way} stops={stops} />}
      {!shipment && <Text tone="muted">{stops.length > 0 ? text.notShipped : text.willNotArrive}</Text>}
    </Stack>
  );
}
