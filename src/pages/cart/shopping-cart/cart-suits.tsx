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
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import type { CartRow } from './cart-rows.ts';
import * as styles from './cart-suits.css.ts';
import { cartSuitText as text } from './suit-text.ts';
import { shoppingCartText } from './text.ts';

type Suit = components['schemas']['CartSuit'];

/** A bundle with its rows, at least one. */
export interface CartGroup {
  readonly suit: Suit;
  readonly rows: readonly [CartRow, ...CartRow[]];
}

interface CartSuitsProps {
  readonly groups: readonly CartGroup[];
  /** A line of a bundle that is not whole, with everything that can be done to it. */
  readonly lineOf: (row: CartRow) => ReactNode;
  /** What the shopper set of a line, ahead of the server. */
  readonly quantityOf: (id: string, inCart: number) => number;
  readonly onQuantity: (id: string, quantity: number) => void;
  readonly onSelect: (rows: readonly CartRow[], on: boolean) => void;
  readonly onRemove: (rows: readonly CartRow[], title: string) => void;
}

/** The bundles of a cart, each as one. */
export function CartSuits({ groups, ...handlers }: CartSuitsProps) {
  return (
    <ul aria-label={text.label} className={styles.groups}>
      {groups.map((group) => (
        <li key={group.suit.suitGroupId}>
          <CartSuit group={group} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

function CartSuit({
  group: { suit, rows },
  lineOf,
  quantityOf,
  onQuantity,
  onSelect,
  onRemove,
}: Omit<CartSuitsProps, 'groups'> & { readonly group: CartGroup }) {
  const ask = useAsk();
  const { suitGroupId, suitId, title, quantity: sets, save, notice } = suit;
  const isWhole = notice === undefined && sets > 0;
  const [lead] = rows;
  const perSet = isWhole ? lead.quantity / sets : 1;
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
      <ul aria-label={text.linesOf(title)} className={styles.lines}>
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
            value={quantityOf(lead.id, lead.quantity) / perSet}
            max={Math.max(most, 1)}
            maxReason={text.most(Math.max(most, 1))}
            busy={quantityOf(lead.id, lead.quantity) !== lead.quantity}
            onChange={(next) => onQuantity(lead.id, next * perSet)}
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
