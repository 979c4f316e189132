import { Button, Inline, Link, type ButtonTone } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { centerText } from './text.ts';
import type { FoundOrder } from './found-order.ts';
import { useText } from '#src/widgets/use-text.ts';

type Texts = typeof centerText.lastOrder;

interface NextStep {
  readonly tone: ButtonTone;
  readonly label: string;
  readonly href: string;
}

function nextStep({ orderNo, status, actions }: FoundOrder, text: Texts): NextStep | undefined {
  if (actions.includes('PAY')) return { tone: 'brand', label: text.pay, href: href('/order/payment', { orderNo }) };
  const isOnItsWay = status === 'SHIPPED' || status === 'PARTLY_SHIPPED';
  return isOnItsWay && actions.includes('TRACK')
    ? { tone: 'solid', label: text.track, href: href('/order/logistics-detail', { orderNo }) }
    : undefined;
}

/** The next thing to do with an order as the one filled button, and the order itself. */
export function OrderActions({ order }: { order: FoundOrder }) {
  const detail = href('/order/detail', { orderNo: order.orderNo });
  const text = useText(centerText.lastOrder);
  const next = nextStep(order, text);
  return (
    <Inline wrap>
      {next && (
        <Button asChild tone={next.tone}>
          <Link href={next.href} tone="plain">
            {next.label}
          </Link>
        </Button>
      )}
      <Button asChild tone={next ? 'quiet' : 'solid'}>
        <Link href={detail} tone="plain">
          {text.see}
        </Link>
      </Button>
    </Inline>
  );
}
