import { CartLineCard, Checkbox, QuantityStepper, type CartLineCardProps } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';

export interface GiveBackLineProps {
  readonly headingLevel: 2 | 3;
  readonly id: string;
  readonly title: string;
  readonly image: components['schemas']['Image'];
  readonly options: readonly components['schemas']['OptionValue'][];
  readonly href: string;
  readonly maxQuantity: number;
  /** For one piece, for two, up to all that are left. */
  readonly refunds: readonly components['schemas']['Money'][];
  /** 0 leaves the line out. */
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
  readonly texts: {
    readonly choose: (title: string) => string;
    readonly quantity: (title: string) => string;
    readonly decrease: string;
    readonly increase: string;
    readonly quantityOf: (count: number, most: number) => string;
  };
  readonly notes?: CartLineCardProps['notes'];
  /** Of a line that cannot be chosen, or that was taken out. */
  readonly isMuted: boolean;
  /** Beside a line that cannot be chosen. */
  readonly actions?: CartLineCardProps['actions'];
}

/** A line of an order that may be given back, with how many pieces of it. */
export function GiveBackLine(props: GiveBackLineProps) {
  const {
    headingLevel,
    id,
    title,
    image,
    options,
    href,
    maxQuantity,
    refunds,
    quantity,
    onChange,
    texts,
    notes,
    isMuted,
    actions,
  } = props;
  const isChosen = quantity > 0;
  const back = refunds[(isChosen ? quantity : maxQuantity) - 1];
  const optionText = options.map(({ value }) => value).join(', ');
  return (
    <CartLineCard
      headingLevel={headingLevel}
      title={title}
      href={href}
      picture={shopPicture(image)}
      options={optionText === '' ? undefined : optionText}
      price={{ now: back ? formatMoney(back) : '' }}
      unavailable={isMuted}
      notes={notes}
      actions={actions}
      select={
        <Checkbox
          id={id}
          label={texts.choose(title)}
          labelHidden
          checked={isChosen}
          disabled={maxQuantity === 0}
          onChange={(event) => onChange(event.target.checked ? maxQuantity : 0)}
        />
      }
      quantity={
        maxQuantity > 1 &&
        isChosen && (
          <QuantityStepper
            label={texts.quantity(title)}
            decreaseLabel={texts.decrease}
            increaseLabel={texts.increase}
            value={quantity}
            max={maxQuantity}
            maxReason={texts.quantityOf(quantity, maxQuantity)}
            minReason={texts.quantityOf(quantity, maxQuantity)}
            onChange={onChange}
          />
        )
      }
    />
  );
}
