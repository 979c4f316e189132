import { SpecList, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { revokeText } from '#src/text/revoke.ts';
import { dayText, momentText } from '#src/widgets/moments.ts';
import { giftText } from '../parts/gift-text.ts';
import { useText } from '#src/widgets/use-text.ts';

const text = revokeText.facts;
type Revoke = components['schemas']['Revoke'];

/** One cancellation or withdrawal with everything to keep about it. */
export function RevokeFacts({ revoke }: { revoke: Revoke }) {
  const { status: statusNames, held } = useText(revokeText);
  const site = useSite();
  const {
    revokeNo,
    status,
    receivedTime,
    lines,
    giftDeduction,
    refund,
    refundPreview,
    returnDueTime,
    confirmationSentTime,
  } = revoke;
  return (
    <SpecList
      items={[
        { name: text.number, value: <RevokeNumber revokeNo={revokeNo} /> },
        { name: text.status, value: refund?.status === 'HELD' ? held.status : statusNames[status] },
        { name: text.received, value: momentText(receivedTime, site) },
        ...(lines ? [{ name: text.goods, value: <RevokedItems lines={lines} /> }] : []),
        ...(giftDeduction ? [{ name: giftText.deduction, value: `−${formatMoney(giftDeduction)}` }] : []),
        ...(refund
          ? [
              {
                name: text.refunded,
                value: `${formatMoney(refund.amount)} · ${orderText.payment.refundStatus[refund.status]}`,
              },
            ]
          : refundPreview
            ? [{ name: text.refund, value: formatMoney(refundPreview) }]
            : []),
        ...(returnDueTime === undefined || status !== 'AWAITING_RETURN'
          ? []
          : [{ name: text.returnDue, value: dayText(returnDueTime, site) }]),
        ...(confirmationSentTime === undefined
          ? []
          : [{ name: text.confirmed, value: momentText(confirmationSentTime, site) }]),
      ]}
    />
  );
}

export function RevokeNumber({ revokeNo }: { revokeNo: string }) {
  return (
    <Text as="span" mono>
      {revokeNo}
    </Text>
  );
}

function RevokedItems({ lines }: { lines: NonNullable<Revoke['lines']> }) {
  return (
    <Stack as="ul" gap="none">
      {lines.map(({ lineId, title, quantity, giftChoice }) => (
        <li key={lineId}>
          {text.piecesOf(quantity, title)}
          {giftChoice === undefined ? '' : ` · ${giftText.answered[giftChoice]}`}
        </li>
      ))}
    </Stack>
  );
}
