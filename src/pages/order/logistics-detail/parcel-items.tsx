import { ImageBox, Link, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { orderText } from '#src/text/orders.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { logisticsText } from './text.ts';
import type { Shipment } from '../parts/parcel/parcel-facts.tsx';
import * as styles from './logistics.css.ts';

interface ParcelItemsProps {
  readonly order: Pick<components['schemas']['Order'], 'lines'>;
  /** Everything that was ordered before anything has left. */
  readonly shipment: Shipment | undefined;
}

/** What is inside. */
export function ParcelItems({ order, shipment }: ParcelItemsProps) {
  const text = useText(logisticsText);
  const inside = order.lines.flatMap((line) => {
    const sent = shipment?.lines.find(({ lineId }) => lineId === line.lineId);
    if (shipment && !sent) return [];
    return [{ ...line, quantity: sent?.quantity ?? line.quantity }];
  });
  return (
    <TitledSection title={shipment ? text.inside : orderText.items}>
      <ul className={styles.items}>
        {inside.map(({ lineId, sku, title, image, options, quantity }) => (
          <li key={lineId} className={styles.item}>
            <ImageBox picture={{ ...shopPicture(image), alt: '' }} sizes="64px" rounded />
            <div>
              <p className={styles.itemTitle}>
                {orderText.each(quantity, '')}
                <Link href={href('/product-detail', { sku })} tone="quiet">
                  {title}
                </Link>
              </p>
              {options.length > 0 && (
                <Text size="small" tone="muted">
                  {options.map(({ value }) => value).join(', ')}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
