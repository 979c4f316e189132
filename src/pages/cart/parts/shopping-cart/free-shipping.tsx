import { Progress, Stack, Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { shoppingCartText } from '../../text.ts';
import type { CartView } from './cart-rows.ts';

const text = shoppingCartText.freeShipping;

export function FreeShipping({ threshold, remaining }: CartView['freeShipping']) {
  const reached = remaining.amount <= 0;
  return (
    <Stack gap="xs">
      <Text size="small" weight="medium">
        {reached ? text.reached : text.missing(formatMoney(remaining))}
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
