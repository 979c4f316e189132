import { Checkbox, CompactSelect, ImageBox, Link, Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { SuitChoice } from '../parts/suit-queries.ts';
import type { ChosenItem } from './suit-choices.ts';
import * as styles from './suit-detail.css.ts';
import { suitDetailText } from './text.ts';

interface SuitItemRowProps {
  readonly chosen: ChosenItem;
  readonly onChoose: (sku: string) => void;
  readonly onInclude: (isIncluded: boolean) => void;
  /** The shopper points at it or works on it; false when they leave. */
  readonly onPoint: (isPointedAt: boolean) => void;
}

const nameOf = ({ options, sku }: SuitChoice): string => options.map(({ value }) => value).join(', ') || sku;

/** One product of the bundle: what it is, what it costs, and the choice between its variants. */
export function SuitItemRow({ chosen, onChoose, onInclude, onPoint }: SuitItemRowProps) {
  const text = useText(suitDetailText);
  const { item, choice, isIncluded } = chosen;
  const { title, quantity, optional, choices, rating, ratingCount } = item;
  const { options, image, unit, left, available } = choice;
  const isOut = available < quantity;
  const hasOther = choices.some((each) => each.available >= quantity);
  const [only] = choices.length === 1 && options.length > 0 ? [nameOf(choice)] : [];
  return (
    <li
      className={styles.item}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <ImageBox picture={{ ...shopPicture(image), alt: '' }} ratio="square" sizes="72px" rounded />
      <div className={styles.itemText}>
        <Link href={href('/product-detail', { sku: choice.sku })} tone="quiet">
          {title}
        </Link>
        {only !== undefined && (
          <Text size="small" tone="muted">
            {only}
          </Text>
        )}
        {choices.length > 1 && (
          <CompactSelect
            label={text.choice(title)}
            value={choice.sku}
            options={choices.map((each) => ({
              value: each.sku,
              label: each.available < quantity ? `${nameOf(each)}, ${text.out.toLowerCase()}` : nameOf(each),
            }))}
            onChange={(event) => onChoose(event.target.value)}
          />
        )}
        {ratingCount > 0 && (
          <Link href={`${href('/product-detail', { sku: choice.sku })}#reviews`} tone="quiet" className={styles.rating}>
            {text.rating(rating.toFixed(1), String(ratingCount))}
          </Link>
        )}
        {isOut && <Text size="small">{hasOther ? text.outHere : text.out}</Text>}
        {!isOut && left !== null && (
          <Text size="small" tone="muted">
            {text.left(left)}
          </Text>
        )}
        {optional && (
          <Checkbox
            label={text.add(title)}
            checked={isIncluded}
            disabled={isOut}
            onChange={(event) => onInclude(event.target.checked)}
          />
        )}
      </div>
      <div className={styles.itemPrice}>
        <span>{formatMoney({ ...unit, amount: unit.amount * quantity })}</span>
        {quantity > 1 && (
          <Text size="small" tone="muted">
            {text.pieces(quantity, formatMoney(unit))}
          </Text>
        )}
        {optional && !isIncluded && (
          <Text size="small" tone="muted">
            {text.optional}
          </Text>
        )}
      </div>
    </li>
  );
}
