import { Fragment } from 'react';
import { Link, SpecList, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { orderText } from '#src/text/orders.ts';
import { momentText } from '#src/widgets/moments.ts';
import { useText } from '#src/widgets/use-text.ts';
import { giftText } from '../parts/gift-text.ts';
import { rmaText } from './text.ts';

/** What was asked for, and the money and parcels of it. */
export function RmaFacts({ rma }: { rma: components['schemas']['Rma'] }) {
  const text = useText(rmaText.detail);
  const site = useSite();
  const { rmaNo, orderNo, type, createdTime, paid, giftDeduction, refund, parcel, replacement, sendBack } = rma;
  return (
    <SpecList
      items={[
        { name: text.kind, value: rmaText.type[type] },
        { name: text.sent, value: momentText(createdTime, site) },
        {
          name: text.number,
          value: (
            <Text as="span" size="small" mono>
              {(rmaNo.match(/.{1,9}/g) ?? []).map((part) => (
                <Fragment key={part}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </Text>
          ),
        },
        {
          name: text.order,
          value: (
            <Link href={href('/order/detail', { orderNo })}>
              <Text as="span" mono>
                {orderNo}
              </Text>
            </Link>
          ),
        },
        { name: text.paid, value: formatMoney(paid) },
        ...(giftDeduction ? [{ name: giftText.deduction, value: `−${formatMoney(giftDeduction)}` }] : []),
        ...(refund
          ? [
              {
                name: text.refund,
                value: `${formatMoney(refund.amount)} · ${orderText.payment.refundStatus[refund.status]}`,
              },
            ]
          : []),
        ...(parcel ? [{ name: text.parcelBack, value: text.parcel(parcel.carrierName, parcel.trackingNo) }] : []),
        ...(replacement
          ? [{ name: text.replacement, value: text.parcel(replacement.carrierName, replacement.trackingNo) }]
          : []),
        ...(sendBack
          ? [
              {
                name: text.sendBack,
                value: (
                  <Link href={href('/order/logistics-detail', { orderNo, shipmentId: sendBack.shipmentId })}>
                    {text.parcel(sendBack.carrierName, sendBack.trackingNo)}
                  </Link>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
