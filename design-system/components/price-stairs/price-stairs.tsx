import { VisuallyHidden } from '../layout/layout.tsx';
import { stairs, type Stair, type StairInput, type StairState } from './stairs.ts';
import * as styles from './price-stairs.css.ts';

export type PriceStep = StairInput & {
  /** The formatted price: "$39". */
  price: string;
  /** Which pieces have it: "First 100", "101 to 200". */
  range: string;
};

export type PriceStairsProps = {
  /** The accessible name of the list: "Price steps". */
  label: string;
  steps: readonly PriceStep[];
  /** How many pieces are sold. */
  sold: number;
  /** The state of a step in words: "Sold out", "Now, 61 left", "Then". */
  stateText: (state: StairState, left: number) => string;
};

/** The share of the height that steps may fill; the rest is room for the price above the highest. */
const room = 0.84;

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

function Drawing({ drawn, prices }: { drawn: readonly Stair[]; prices: readonly string[] }) {
  return (
    <svg className={styles.drawing} aria-hidden="true" focusable="false">
      {drawn.map(({ x, width, height, soldWidth, state }, index) => {
        const [top, tall] = [percent(100 - height * room), percent(height * room)];
        return (
          <g key={prices[index]} data-state={state}>
            <rect className={styles.treads[state]} x={percent(x)} y={top} width={percent(width)} height={tall} />
            <rect className={styles.fills[state]} x={percent(x)} y={top} width={percent(soldWidth)} height={tall} />
            <text className={styles.prices[state]} x={percent(x)} y={top} dy="-8">
              {prices[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A price that rises with the pieces sold, as stairs; the step of today is marked. */
export function PriceStairs({ label, steps, sold, stateText }: PriceStairsProps) {
  const drawn = stairs(steps, sold);
  return (
    <div className={styles.root}>
      <Drawing drawn={drawn} prices={steps.map((step) => step.price)} />
      <ol className={styles.list} aria-label={label}>
        {steps.map(({ price, range }, index) => {
          const { state = 'ahead', left = 0 } = drawn[index] ?? {};
          return (
            <li key={price} className={styles.rows[state]} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={styles.range}>{range}</span>
              <VisuallyHidden>: </VisuallyHidden>
              <span className={styles.price}>{price}</span>
              <VisuallyHidden>, </VisuallyHidden>
              <span className={styles.state}>{stateText(state, left)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
