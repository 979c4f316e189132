import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, InlineMessage, Link, RadioGroup, SkeletonText, SummaryList } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { addressList } from '#src/api/queries/address.ts';
import { href } from '#src/routing/href.ts';
import { totalRows } from '#src/widgets/total-rows.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { DepositReservation } from '../parts/deposit-queries.ts';
import { balanceQuote } from './queries.ts';
import { depositDetailText } from './text.ts';
import { useOrder } from './use-order.ts';

/** Where it goes, what that costs, and the payment of what is left. */
export function Balance({ reservation }: { reservation: DepositReservation }) {
  const text = useText(depositDetailText);
  const { data: addresses, error, refetch } = useQuery(addressList(useShop()));
  const [chosenId, setChosenId] = useState<string>();
  if (!addresses) {
    if (!error) return <SkeletonText lines={3} />;
    return (
      <InlineMessage tone="critical">
        {text.addressesFailed}{' '}
        <Button tone="quiet" onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </InlineMessage>
    );
  }
  const { list } = addresses;
  const addressId = chosenId ?? list[0]?.id;
  return (
    <>
      {list.length > 0 && (
        <RadioGroup
          legend={text.address}
          options={list.map(({ id, lines }) => ({ value: id, label: lines[0] ?? '', note: lines.slice(1).join(', ') }))}
          value={addressId}
          onChange={setChosenId}
        />
      )}
      <Link href={href('/account/address-detail')}>{text.addAddress}</Link>
      {addressId !== undefined && <Quote key={addressId} reservation={reservation} addressId={addressId} />}
    </>
  );
}

function Quote({ reservation, addressId }: { readonly reservation: DepositReservation; readonly addressId: string }) {
  const text = useText(depositDetailText);
  const shop = useShop();
  const site = useSite();
  const { reservationId } = reservation;
  const { data: quote, error } = useQuery(balanceQuote(shop, reservationId, addressId));
  const quoteHash = quote?.quoteHash ?? '';
  const { order, isOrdering } = useOrder((key) =>
    unwrap(
      shop.client.POST('/app-mall/v1/prom/early-bird/balance', {
        params: { header: idempotent(key) },
        body: { reservationId, addressId, quoteHash },
      }),
    ),
  );
  if (error) return <InlineMessage tone="critical">{error.message}</InlineMessage>;
  if (!quote) return <SkeletonText lines={4} />;
  const due = formatMoney(quote.due);
  return (
    <>
      <SummaryList
        rows={[
          ...totalRows(quote.totals, site),
          { id: 'deposit', label: text.paid, value: `−${formatMoney(quote.deposit)}`, tone: 'discount' },
        ]}
        total={{ label: text.dueNow, value: due }}
      />
      <Button tone="brand" size="l" block loading={isOrdering} onClick={order}>
        {text.pay(due)}
      </Button>
    </>
  );
}
