import { Progress, Stack, Text } from '#design-system/index.ts';
import { spelled } from '#rules/by-site.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { formatMoney } from '#rules/money.ts';
import { shoppingCartText } from './text.ts';
import type { CartView } from './cart-rows.ts';
import { useText } from '#src/widgets/use-text.ts';

export function FreeShipping({ threshold, remaining }: CartView['freeShipping']) {
  const site = useSite();
  const text = useText(shoppingCartText.freeShipping);
  const reached = remaining.amount <= 0;
  return (
    <Stack gap="xs">
      <Text size="small" weight="medium">
        {reached ? text.reached : spelled(text.missing(formatMoney(remaining)), site)}
      </Text>
      <Progress
        label={text.label}
        value={threshold.amount - Math.max(0, remaining.amount)}
        max={threshold.amount}
        tone={reached ? 'positive' : 'brand'}
      />
    </Stack>
  );
}
