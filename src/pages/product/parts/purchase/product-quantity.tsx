import { QuantityStepper } from '#design-system/index.ts';
import { productPageText as text } from '../product-detail-text.ts';

interface ProductQuantityProps {
  readonly title: string;
  readonly value: number;
  readonly maxQuantity: number;
  /** Exact number, only where few are left. */
  readonly left: number | null;
  readonly onChange: (quantity: number) => void;
}

/** How many pieces of a product, and why there are no more. */
export function ProductQuantity({ title, value, maxQuantity, left, onChange }: ProductQuantityProps) {
  const isAllThereIs = left !== null && left <= maxQuantity;
  return (
    <QuantityStepper
      label={text.quantity(title)}
      decreaseLabel={text.fewer}
      increaseLabel={text.more}
      value={value}
      max={maxQuantity}
      maxReason={isAllThereIs ? text.onlyLeft(left) : text.perOrder(maxQuantity)}
      onChange={onChange}
    />
  );
}
