import { CartLineCard, Checkbox, QuantityStepper, Stack } from '#design-system/index.ts';
import type { RevokeLine } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { revokeText } from '#src/text/revoke.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { href } from '#src/routing/href.ts';
import { lineFieldId } from './revoke-fields.ts';

const text = revokeText.lines;
type Line = components['schemas']['WithdrawableLine'];

interface WithdrawLinesProps {
  readonly lines: readonly Line[];
  readonly order: components['schemas']['Order'];
  readonly chosen: readonly RevokeLine[];
  readonly onChange: (chosen: readonly RevokeLine[]) => void;
}

/** Which items go back and how many of each; what is taken out is kept. */
export function WithdrawLines({ lines, order, chosen, onChange }: WithdrawLinesProps) {
  const choose = (lineId: string, quantity: number) => {
    const others = chosen.filter((line) => line.lineId !== lineId);
    onChange(quantity === 0 ? others : [...others, { lineId, quantity }]);
  };
  return (
    <TitledSection title={text.title} lead={text.lead}>
      <Stack as="ul" gap="none" aria-label={text.title}>
        {lines.map((line) => (
          <li key={line.lineId}>
            <WithdrawLine
              line={line}
              bought={order.lines.find(({ lineId }) => lineId === line.lineId)}
              quantity={chosen.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0}
              onChange={(quantity) => choose(line.lineId, quantity)}
            />
          </li>
        ))}
      </Stack>
    </TitledSection>
  );
}

interface WithdrawLineProps {
  readonly line: Line;
  readonly bought: components['schemas']['OrderLine'] | undefined;
  /** 0 keeps the line. */
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

function WithdrawLine({ line, bought, quantity, onChange }: WithdrawLineProps) {
  const { lineId, title, image, maxQuantity, refunds } = line;
  const isChosen = quantity > 0;
  const back = refunds[(isChosen ? quantity : maxQuantity) - 1];
  const options = bought?.options.map(({ value }) => value).join(', ') ?? '';
  return (
    <CartLineCard
      headingLevel={3}
      title={title}
      href={bought ? href('/product-detail', { sku: bought.sku }) : href('/order/list')}
      picture={shopPicture(image)}
      options={options === '' ? undefined : options}
      price={{ now: back ? formatMoney(back) : '' }}
      unavailable={!isChosen}
      select={
        <Checkbox
          id={lineFieldId(lineId)}
          label={text.choose(title)}
          labelHidden
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked ? maxQuantity : 0)}
        />
      }
      quantity={
        maxQuantity > 1 &&
        isChosen && (
          <QuantityStepper
            label={text.quantity(title)}
            decreaseLabel={text.decrease}
            increaseLabel={text.increase}
            value={quantity}
            max={maxQuantity}
            maxReason={text.quantityOf(quantity, maxQuantity)}
            minReason={text.quantityOf(quantity, maxQuantity)}
            onChange={onChange}
          />
        )
      }
    />
  );
}
