import { href } from '#src/routing/href.ts';
import { useEffect, useRef } from 'react';
import { Button, Heading, Inline, Link, Panel, ScreenOnly, SpecList, Stack, Text } from '#design-system/index.ts';
import type { RevokeReceipt } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { revokeText } from '#src/text/revoke.ts';
import { formatMoney } from '#rules/money.ts';
import { withSummary } from '#src/widgets/columns.css.ts';
import { RevokeFacts, RevokeNumber } from './revoke-facts.tsx';
import * as styles from './revoke.css.ts';
import { WholeOrder } from './whole-order.tsx';
import { useText } from '#src/widgets/use-text.ts';

const modes = ['CANCEL_UNPAID', 'CANCEL_PAID', 'CANCEL_REQUEST', 'WITHDRAW'] as const;

interface ReceiptProps {
  readonly order: components['schemas']['Order'];
  readonly receipt: RevokeReceipt;
}

/** What follows where no money was paid, but coins. */
function coinBody(mode: (typeof modes)[number], isUnsent: boolean, { coins, done }: typeof revokeText): string {
  if (mode === 'CANCEL_PAID' || isUnsent) return coins.cancelled;
  return mode === 'WITHDRAW' ? coins.withdrawn : done[mode].body;
}

/** The server has confirmed it: the number at once, the rest as soon as the order is read again. */
export function Receipt({ order: { orderNo, revokes, lines, coinPrice }, receipt: { revokeNo, mode } }: ReceiptProps) {
  const text = useText(revokeText);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const receiptMode = modes.find((each) => each === mode) ?? 'WITHDRAW';
  // Pieces that had been sent and pieces that had not are two withdrawals that were declared at once.
  const declared = revokes?.filter((each) => each.revokeNo === revokeNo || each.declaredWith === revokeNo) ?? [];
  const isUnsent = declared.some(({ mode: each, returnDueTime }) => each === 'WITHDRAW' && returnDueTime === undefined);
  const isHeld = declared.some(({ refund }) => refund?.status === 'HELD');
  const usual = isUnsent ? text.doneUnsent[declared.length > 1 ? 'both' : 'unsent'] : text.done[receiptMode].body;
  const body = isHeld && receiptMode === 'CANCEL_PAID' ? text.held.body : usual;
  const [first] = declared;
  const sum = declared.length === 1 && !isHeld ? (first?.refund?.amount ?? first?.refundPreview) : undefined;
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1} ref={title}>
          {text.done[receiptMode].title}
        </Heading>
        <Text size="lead" tone="muted">
          {coinPrice === undefined ? body : coinBody(receiptMode, isUnsent, text)}
        </Text>
      </Stack>
      <div className={withSummary}>
        <Panel className={styles.refund}>
          <Stack gap="m">
            {sum !== undefined && (
              <Stack gap="none">
                <Text tone="muted">{text.refund.total}</Text>
                <Heading level={2} look={1}>
                  {formatMoney(sum)}
                </Heading>
              </Stack>
            )}
            {declared.map((revoke) => (
              <RevokeFacts key={revoke.revokeNo} revoke={revoke} />
            ))}
            {declared.length === 0 && (
              <SpecList items={[{ name: text.facts.number, value: <RevokeNumber revokeNo={revokeNo} /> }]} />
            )}
            <ScreenOnly>
              <Inline wrap>
                <Button asChild>
                  <Link href={href('/order/detail', { orderNo })} tone="plain">
                    {text.order}
                  </Link>
                </Button>
                <Button tone="outline" onClick={() => window.print()}>
                  {text.print}
                </Button>
              </Inline>
            </ScreenOnly>
          </Stack>
        </Panel>
        <div>{receiptMode !== 'WITHDRAW' && <WholeOrder lines={lines} />}</div>
      </div>
    </Stack>
  );
}
