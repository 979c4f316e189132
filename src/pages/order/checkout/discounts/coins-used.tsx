import { InlineMessage, Slider, Stack, Text } from '#design-system/index.ts';
import { formatMoney, multiplyMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { discountsText } from './text.ts';

const text = discountsText.coins;

interface CoinsUsedProps {
  readonly coins: Quote['coins'];
  /** What the shopper chose, ahead of the quote for it; undefined before that. */
  readonly chosen: number | undefined;
  readonly isQuoting: boolean;
  /** Why the order could not be placed with them. */
  readonly lost: string | null;
  readonly onChoose: (coins: number) => void;
}

/** How many coins pay for a part of the order. */
export function CoinsUsed({ coins, chosen, isQuoting, lost, onChoose }: CoinsUsedProps) {
  const site = useSite();
  const plain = (count: number) => coinCount(count, site);
  const { balance, usable, minimum, step, used, stepWorth } = coins;
  const format = (count: number) =>
    count === 0 ? text.none : text.value(plain(count), formatMoney(multiplyMoney(stepWorth, Math.floor(count / step))));
  const shown = Math.min(isQuoting ? (chosen ?? used) : used, usable);
  const isFewer = !isQuoting && chosen !== undefined && used < chosen;
  const problem = lost ?? (isFewer ? text.fewer(plain(used)) : null);
  return (
    <Stack gap="s">
      {usable > 0 && (
        <Slider
          label={text.label}
          min={0}
          max={usable}
          step={step}
          value={shown}
          format={format}
          onChange={(next) => onChoose(atLeastMinimum(next, shown, minimum))}
        />
      )}
      <Text size="small" tone="muted" numbers>
        {usable > 0
          ? text.balance(plain(balance), plain(usable))
          : balance < minimum
            ? text.tooFew(plain(balance), plain(minimum))
            : text.notHere(plain(balance))}
      </Text>
      <div role="status">{problem !== null && <InlineMessage tone="caution">{problem}</InlineMessage>}</div>
    </Stack>
  );
}

/** Between nothing and the minimum there is no amount: the slider goes over it, up or down. */
function atLeastMinimum(next: number, before: number, minimum: number): number {
  if (next === 0 || next >= minimum) return next;
  return next > before ? minimum : 0;
}
