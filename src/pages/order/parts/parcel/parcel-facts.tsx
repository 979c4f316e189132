import { CopyButton, Link, ScreenOnly, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from '../order-number.css.ts';

export type Shipment = components['schemas']['Shipment'];

/** When a parcel may be expected, who carries it, and its number to copy. */
export function ParcelFacts({ shipment }: { shipment: Shipment }) {
  const text = useText(orderText.delivery);
  const site = useSite();
  const { carrierName, trackingNo, trackingUrl, status, estDeliveryFrom, estDeliveryTo } = shipment;
  const isExpected = status !== 'DELIVERED' && status !== 'EXCEPTION';
  return (
    <Stack gap="xxs">
      {isExpected && estDeliveryFrom !== undefined && estDeliveryTo !== undefined && (
        <Text>{text.estimated(deliveryDates(estDeliveryFrom, estDeliveryTo, site))}</Text>
      )}
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
    </Stack>
  );
}
