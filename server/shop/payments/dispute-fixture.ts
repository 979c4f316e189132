import type { ProviderDispute } from '#server/payments/provider.ts';
import type { OrderShop, Ticket } from '../orders/order-fixture.ts';

export interface DisputeDesk {
  /** The bank of the payer takes money of an order's payment back; minor units, or all that is left. @returns the dispute */
  open(ticket: Ticket, amount?: number): Promise<ProviderDispute>;
  /** The bank decides. */
  close(dispute: Pick<ProviderDispute, 'disputeRef'>, verdict: 'WON' | 'LOST'): Promise<void>;
  /** Both, with the webhooks in between. */
  lose(ticket: Ticket, amount?: number): Promise<void>;
}

/** What banks do, through the page of the sandbox; the shop hears of it by `deliverWebhooks`, or when it asks. */
export function disputeDesk(at: OrderShop): DisputeDesk {
  const press = (url: string, fields: Record<string, string>) =>
    at.sandbox.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const disputesOf = async (providerRef: string): Promise<readonly ProviderDispute[]> => {
    const page = await at.sandbox.provider.listDisputes({ providerRef });
    if (!page.ok) throw new Error(page.failure.message);
    return page.value.list;
  };
  const open: DisputeDesk['open'] = async ({ orderNo }, amount) => {
    const { provider_ref: providerRef } = await at.shop.db
      .selectFrom('payments')
      .select('provider_ref')
      .where('order_no', '=', orderNo)
      .where('settled_time', 'is not', null)
      .executeTakeFirstOrThrow();
    const before = new Set((await disputesOf(providerRef ?? '')).map(({ disputeRef }) => disputeRef));
    await press(`/sessions/${providerRef}/dispute`, { reason: 'fraudulent', amount: String(amount ?? '') });
    const opened = (await disputesOf(providerRef ?? '')).find(({ disputeRef }) => !before.has(disputeRef));
    if (!opened) throw new Error(`Nothing of ${orderNo} is left to dispute`);
    return opened;
  };
  const close: DisputeDesk['close'] = async ({ disputeRef }, verdict) => {
    await press(`/disputes/${disputeRef}/close`, { verdict });
  };
  return {
    open,
    close,
    lose: async (ticket, amount) => {
      const dispute = await open(ticket, amount);
      await at.deliverWebhooks();
      await close(dispute, 'LOST');
      await at.deliverWebhooks();
    },
  };
}
