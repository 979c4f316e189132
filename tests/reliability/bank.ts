import type { PayingShop } from './paying-shop.ts';

export type Verdict = 'WON' | 'LOST';

export interface Bank {
  /** Takes money of an order's payment back: minor units, or all that is left. @returns the id of the dispute */
  open(orderNo: string, amount?: number): Promise<string>;
  /** Decides. */
  close(disputeId: string, verdict: Verdict): Promise<void>;
}

/** What the banks of payers do, through the page of the sandbox; it does so whether the shop runs or not. */
export function bankOf(at: PayingShop): Bank {
  const press = async (path: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    const answer = await fetch(at.sandboxOrigin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`The sandbox answered ${path} with ${answer.status}`);
  };
  return {
    open: async (orderNo, amount) => {
      const { charges, disputes } = await at.ledger();
      const sessionId = charges.find((charge) => charge.orderNo === orderNo)?.sessionId ?? '';
      const before = new Set(disputes.map(({ id }) => id));
      await press(`/sessions/${sessionId}/dispute`, { reason: 'fraudulent', amount: String(amount ?? '') });
      const opened = (await at.ledger()).disputes.find((one) => one.sessionId === sessionId && !before.has(one.id));
      if (!opened) throw new Error(`Nothing of ${orderNo} is left to dispute`);
      return opened.id;
    },
    close: (disputeId, verdict) => press(`/disputes/${disputeId}/close`, { verdict }),
  };
}
