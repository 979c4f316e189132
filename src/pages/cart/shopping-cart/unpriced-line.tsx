import { IconButton, IconTrash, Text } from '#design-system/index.ts';
import { shoppingCartText as text } from './text.ts';
import * as styles from './cart-page.css.ts';
import type { CartRow } from './cart-rows.ts';

/** A line of which only the number is known: the shopper is offline, or the shop no longer has it. */
export function UnpricedLine({ row: { sku, quantity }, onRemove }: { row: CartRow; onRemove: () => void }) {
  const name = text.localLine(sku);
  return (
    <div className={styles.listHead}>
      <Text>{text.each(quantity, name)}</Text>
      <IconButton label={text.removeOf(name)} icon={<IconTrash />} onClick={onRemove} />
    </div>
  );
}
