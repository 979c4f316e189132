import { OptionPicker, Text } from '#design-system/index.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import { optionsOf, type ProductDetail, type SkuDetail } from '../parts/choice.ts';
import { axisViews, type SelectorTable } from '../parts/selector-table.ts';
import type { ProductSelection } from './use-product-selector.ts';
import * as styles from './product.css.ts';

export interface ProductOptionsProps {
  readonly product: ProductDetail;
  readonly table: SelectorTable;
  readonly chosen: SkuDetail;
  readonly selection: ProductSelection;
}

/** The name of an axis before a value that does not begin with it: 'Finish' of 'Red', nothing of 'Pack of 2'. */
const nameBefore = (name: string, value: string): string => (value.startsWith(`${name} `) ? '' : name);

/** One group of radios for every property the product comes in, and what gave way to the last choice. */
export function ProductOptions({ product, table, chosen, selection: { moved, choose } }: ProductOptionsProps) {
  const options = optionsOf(chosen);
  const colours = new Map(product.optionAxes.flatMap(({ values }) => values.map(({ value, color }) => [value, color])));
  if (table.axes.length === 0) return null;
  return (
    <>
      {axisViews(table, options).map(({ name, values }) => (
        <OptionPicker
          key={name}
          legend={nameBefore(name, options[name] ?? '')}
          value={options[name] ?? ''}
          options={values.map(({ value, availability }) => ({
            value,
            label: value,
            colour: colours.get(value),
            unavailable: availability === 'ok' ? undefined : text.unavailable[availability],
          }))}
          onChange={(value) => choose(name, value)}
        />
      ))}
      <div role="status" className={styles.moved}>
        {moved.length > 0 && (
          <Text size="small" tone="muted">
            {text.moved(
              moved.map((name) => `${nameBefore(name, options[name] ?? '')} ${options[name] ?? ''}`.trimStart()),
            )}
          </Text>
        )}
      </div>
    </>
  );
}
