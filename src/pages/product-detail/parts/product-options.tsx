import { OptionPicker } from '#design-system/index.ts';
import { productPageText as text } from '#src/text/product-page.ts';
import { optionAxes, type ProductDetail, type SkuDetail } from './choice.ts';

export interface ProductOptionsProps {
  readonly product: ProductDetail;
  readonly chosen: SkuDetail;
  readonly onChoose: (sku: string) => void;
}

/** One group of radios for every property the product comes in. */
export function ProductOptions({ product, chosen, onChoose }: ProductOptionsProps) {
  return optionAxes(product, chosen).map(({ name, chosen: value, choices }) => (
    <OptionPicker
      key={name}
      legend={name}
      value={value}
      options={choices.map((choice) => ({
        value: choice.value,
        label: choice.value,
        colour: choice.color,
        unavailable: choice.availability === 'ok' ? undefined : text.unavailable[choice.availability],
      }))}
      onChange={(next) => {
        const choice = choices.find((each) => each.value === next);
        if (choice) onChoose(choice.sku);
      }}
    />
  ));
}
