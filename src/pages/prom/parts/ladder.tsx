import { PriceStairs } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { EarlyBird } from './early-bird-queries.ts';
import { earlyBirdText } from './early-bird-text.ts';

const sum = (pieces: readonly number[]): number => pieces.reduce((all, one) => all + one, 0);

/** The steps of an early bird as stairs; the one that is sold now is marked. */
export function Ladder({ offer: { ladder, state } }: { offer: EarlyBird }) {
  const text = useText(earlyBirdText);
  const isOver = state === 'ENDED';
  const steps = ladder.map(({ amount, quota }, index) => {
    const before = sum(ladder.slice(0, index).map((step) => step.quota));
    return {
      amount: amount.amount,
      pieces: quota,
      price: formatMoney(amount),
      range: before === 0 ? text.first(quota) : text.range(before + 1, before + quota),
    };
  });
  return (
    <PriceStairs
      label={text.steps}
      steps={steps}
      sold={soldBelow(ladder)}
      stateText={(step, left) => {
        if (step === 'sold') return text.sold;
        if (isOver) return text.unsold;
        if (step === 'ahead') return text.later;
        return state === 'COMING' ? text.start : text.now(left);
      }}
    />
  );
}

/** Pieces sold up to the first step that has some left: what came back to a step opens it again. */
function soldBelow(ladder: EarlyBird['ladder']): number {
  const open = ladder.findIndex(({ left }) => left > 0);
  return sum(ladder.slice(0, open === -1 ? ladder.length : open + 1).map(({ sold }) => sold));
}
