import type { ReactNode } from 'react';
import {
  CartLineCard,
  Checkbox,
  Heading,
  IconButton,
  IconTrash,
  Link,
  QuantityStepper,
  Text,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useActors } from '#src/actors/use-actors.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import type { CartRow } from './cart-rows.ts';
import { quantitiesOf, rowsOf } from './suit-rows.ts';
import { useQuantities } from './use-quantities.ts';
import * as styles from './cart-suits.css.ts';
import { cartSuitText as text } from './suit-text.ts';
import { shoppingCartText } from './text.ts';

type Suit = components['schemas']['CartSuit'];

interface CartSuitsProps {
  readonly rows: readonly CartRow[];
  readonly suits: readonly Suit[];
  readonly viewTime: number;
  /** A line of a bundle that is not whole, with everything that can be done to it. */
  readonly lineOf: (row: CartRow) => ReactNode;
  readonly onSelect: (rows: readonly CartRow[], on: boolean) => void;
  readonly onRemove: (rows: readonly CartRow[], title: string) => void;
}

/** The bundles of a cart, each as one. */
export function CartSuits({ rows, suits, viewTime, ...handlers }: CartSuitsProps) {
  const actors = useActors();
  const quantities = useQuantities(viewTime, (groupId, sets) => {
    const suit = suits.find(({ suitGroupId }) => suitGroupId === groupId);
    const [first, ...others] = suit ? quantitiesOf(suit, rows, sets) : [];
    if (first) actors?.cart.send({ type: 'cart.setQuantity', ...first, others });
  });
  return (
    <ul aria-label={text.label} className={styles.groups}>
      {suits.map((suit) => (
        <li key={suit.suitGroupId}>
          <CartSuit suit={suit} rows={rowsOf(suit, rows)} {...quantities} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

interface CartSuitProps extends Omit<CartSuitsProps, 'suits' | 'viewTime'> {
  readonly suit: Suit;
  /** Sets, by group: what the shopper set is ahead of the server. */
  readonly quantityOf: (groupId: string, inCart: number) => number;
  readonly isOpen: (groupId: string, inCart: number) => boolean;
  readonly setQuantity: (groupId: string, sets: number) => void;
}

function CartSuit({ suit, rows, lineOf, quantityOf, isOpen, setQuantity, onSelect, onRemove }: CartSuitProps) {
  const ask = useAsk();
  const { suitGroupId, suitId, title, quantity: sets, save, notice } = suit;
  const isWhole = notice === undefined && sets > 0;
  const most = Math.min(...rows.map(({ line, quantity }) => Math.floor(((line?.maxQuantity ?? 0) * sets) / quantity)));
  const remove = async () => {
    const isOk = await ask({ kind: 'confirm', ...text.question(title) });
    if (isOk) onRemove(rows, title);
  };
  return (
    <section aria-labelledby={`suit-${suitGroupId}`} className={styles.group}>
      <div className={styles.head}>
        <Checkbox
          label={shoppingCartText.select(title)}
          labelHidden
          checked={rows.every((row) => row.selected)}
          onChange={(event) => onSelect(rows, event.target.checked)}
        />
        <Heading level={2} look={4} id={`suit-${suitGroupId}`}>
          <Link href={href('/prom/suit-detail', { suitId })} tone="quiet">
            {title}
          </Link>
        </Heading>
        {isWhole && save.amount > 0 && <Text size="small">{text.save(formatMoney(save))}</Text>}
      </div>
      {notice !== undefined && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
      <ul aria-label={text.linesOf(title)}>
        {rows.map((row) => (
          <li key={row.key}>{isWhole ? <SuitLine row={row} /> : lineOf(row)}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        {isWhole && (
          <QuantityStepper
            label={shoppingCartText.quantityOf(title)}
            decreaseLabel={shoppingCartText.less}
            increaseLabel={shoppingCartText.more}
            value={quantityOf(suitGroupId, sets)}
            max={Math.max(most, 1)}
            maxReason={text.most(Math.max(most, 1))}
            busy={isOpen(suitGroupId, sets)}
            onChange={(next) => setQuantity(suitGroupId, next)}
          />
        )}
        <IconButton label={shoppingCartText.removeOf(title)} icon={<IconTrash />} onClick={() => void remove()} />
      </div>
    </section>
  );
}

/** A line of a whole bundle: it changes with the others. */
function SuitLine({ row: { line, quantity, sku } }: { row: CartRow }) {
  if (line === undefined) return <Text>{shoppingCartText.each(quantity, shoppingCartText.localLine(sku))}</Text>;
  return (
    <CartLineCard
      title={line.title}
      href={href('/product-detail', { sku: line.sku })}
      picture={shopPicture(line.image)}
      options={line.options.map(({ value }) => value).join(', ') || undefined}
      price={{ now: formatMoney(line.lineTotal) }}
      unit={line.quantity > 1 ? shoppingCartText.each(line.quantity, formatMoney(line.unit)) : undefined}
      headingLevel={3}
    />
  );
}
