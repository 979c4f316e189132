import { useEffect, useRef, useState } from 'react';
import { RangeField, type Range } from '#design-system/index.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { productListText as text } from '#src/text/product-list.ts';
import { priceOf } from './list-query.ts';
import * as styles from './product-list.css.ts';

/** Both sliders move in whole dollars, euros, pounds or hundreds of yen. */
const step = 100;
/** A slider speaks with every pixel; the list is asked when it rests. */
const restAfter = 350;

export interface PriceFacetProps {
  readonly label: string;
  readonly range: { readonly min: number; readonly max: number };
  readonly query: URLSearchParams;
  readonly onChange: (price: ReturnType<typeof priceOf>) => void;
}

/** The stretch of prices, in minor units of the market. */
export function PriceFacet({ label, range, query, onChange }: PriceFacetProps) {
  const site = useSite();
  const [moving, setMoving] = useState<Range>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const chosen = priceOf(query);
  const min = Math.floor(range.min / step) * step;
  const max = Math.ceil(range.max / step) * step;
  const value = moving ?? { from: Math.max(min, chosen.min ?? min), to: Math.min(max, chosen.max ?? max) };

  const move = (next: Range) => {
    setMoving(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      setMoving(undefined);
      onChange({ min: next.from > min ? next.from : undefined, max: next.to < max ? next.to : undefined });
    }, restAfter);
  };

  return (
    <div className={styles.rangeBody}>
      <RangeField
        legend={label}
        fromLabel={text.priceFrom}
        toLabel={text.priceTo}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={move}
        format={(amount) => formatMoney(money(amount, currencyOfSite(site)))}
      />
    </div>
  );
}
