import {
  CartLineCard,
  Checkbox,
  IconButton,
  IconTrash,
  QuantityStepper,
  type CartLineCardProps,
} from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { shoppingCartText as text } from './text.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import type { CartLine as Line, CartRow, CartView } from './cart-rows.ts';

interface CartLineProps {
  readonly row: CartRow & { readonly line: Line };
  /** What the shopper set, ahead of the server. */
  readonly quantity: number;
  readonly isBusy: boolean;
  /** What the server said against this line. */
  readonly problems: CartView['problems'];
  readonly onQuantity: (quantity: number) => void;
  readonly onSelect: (on: boolean) => void;
  readonly onRemove: () => void;
}

type Note = NonNullable<CartLineCardProps['notes']>[number];

function notesOf(line: Line, problems: CartLineProps['problems']): Note[] {
  const { stockState, left, priceChange, mergeNote, energyClass, opens, promotion, promotionEnded } = line;
  const isGone = problems.some(({ code }) => code === 'PROMO_SOLD_OUT');
  const isOut = (stockState === 'OUT' && !isGone) || stockState === 'OFF_SALE';
  // The line says so itself, and shorter.
  const isSaid = (code: string) =>
    code === 'PRICE_CHANGED'
      ? priceChange !== undefined
      : isOut || opens !== undefined || (code === 'PROMO_ENDED' && promotionEnded === true);
  const notes: (Note | false)[] = [
    isOut && { text: text.stockNotes[stockState], tone: 'critical' },
    opens !== undefined && { text: text.opens(opens.text), tone: 'info' },
    stockState === 'LOW' && typeof left === 'number' && { text: text.onlyLeft(left), tone: 'caution' },
    priceChange !== undefined && { text: text.priceChanged(formatMoney(priceChange.was)), tone: 'info' },
    promotionEnded === true && { text: text.promotionEnded, tone: 'caution' },
    promotion !== undefined && { text: promotion.text, tone: 'info' },
    mergeNote !== undefined && { text: mergeNote, tone: 'info' },
    typeof energyClass === 'string' && { text: text.energyClass(energyClass), tone: 'neutral' },
    ...problems.filter(({ code }) => !isSaid(code)).map(({ message }): Note => ({ text: message, tone: 'critical' })),
  ];
  return notes.filter((note) => note !== false);
}

export function CartLine({ row, quantity, isBusy, problems, onQuantity, onSelect, onRemove }: CartLineProps) {
  const { line } = row;
  const unavailable = line.opens !== undefined || line.stockState === 'OUT' || line.stockState === 'OFF_SALE';
  const listTotal = line.list.amount * line.quantity;
  return (
    <CartLineCard
      title={line.title}
      href={href('/product-detail', { sku: line.sku })}
      picture={shopPicture(line.image)}
      options={line.options.map(({ value }) => value).join(', ') || undefined}
      price={{
        now: formatMoney(line.lineTotal),
        was:
          !unavailable && listTotal > line.lineTotal.amount
            ? { text: formatMoney({ ...line.list, amount: listTotal }), spoken: text.was }
            : undefined,
      }}
      unit={line.quantity > 1 ? text.each(line.quantity, formatMoney(line.unit)) : undefined}
      notes={notesOf(line, problems)}
      unavailable={unavailable}
      select={
        unavailable ? undefined : (
          <Checkbox
            label={text.select(line.title)}
            labelHidden
            checked={row.selected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        )
      }
      quantity={
        unavailable ? undefined : (
          <QuantityStepper
            label={text.quantityOf(line.title)}
            decreaseLabel={text.less}
            increaseLabel={text.more}
            value={quantity}
            max={Math.max(line.maxQuantity, 1)}
            maxReason={maxReasonOf(line)}
            busy={isBusy}
            onChange={onQuantity}
          />
        )
      }
      actions={<IconButton label={text.removeOf(line.title)} icon={<IconTrash />} onClick={onRemove} />}
    />
  );
}

function maxReasonOf({ left, maxQuantity }: Line): string {
  return typeof left === 'number' && left <= maxQuantity ? text.onlyLeft(left) : text.limit(maxQuantity);
}
