import { useQueryClient } from '@tanstack/react-query';
import { CartLineCard, IconButton, IconTrash, QuantityStepper, Text } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import * as styles from './cart-page.css.ts';
import type { CartRow } from './cart-rows.ts';
import { knownLine } from './known-lines.ts';
import { shoppingCartText as text } from './text.ts';

/** The server says how many there may be as soon as it can be asked. */
const mostUnasked = 99;

interface UnpricedLineProps {
  readonly row: CartRow;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: (title: string) => void;
}

/** A line without a price: the shopper is offline, or the shop no longer has it. */
export function UnpricedLine({ row: { sku, quantity: stored }, quantity, onQuantity, onRemove }: UnpricedLineProps) {
  const details = knownLine(useQueryClient(), useShop(), sku);
  const title = details?.title ?? text.localLine(sku);
  const remove = <IconButton label={text.removeOf(title)} icon={<IconTrash />} onClick={() => onRemove(title)} />;
  if (!details) {
    return (
      <div className={styles.listHead}>
        <Text>{text.each(stored, title)}</Text>
        {remove}
      </div>
    );
  }
  return (
    <CartLineCard
      title={title}
      href={href('/product-detail', { sku })}
      picture={shopPicture(details.image)}
      options={details.options?.map(({ value }) => value).join(', ') || undefined}
      price={{ now: text.priceLater }}
      quantity={
        <QuantityStepper
          label={text.quantityOf(title)}
          decreaseLabel={text.less}
          increaseLabel={text.more}
          value={quantity}
          max={mostUnasked}
          maxReason={text.limit(mostUnasked)}
          onChange={onQuantity}
        />
      }
      actions={remove}
    />
  );
}
