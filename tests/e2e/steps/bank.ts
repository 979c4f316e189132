import { bankOf, type Verdict } from '#tests/fixtures/bank.ts';
import { e2eSandboxKey, e2eSandboxOrigin } from '#tests/fixtures/e2e-ports.ts';

const bank = bankOf({
  sandboxOrigin: e2eSandboxOrigin,
  ledger: async () => {
    const headers = { authorization: `Bearer ${e2eSandboxKey}` };
    return (await fetch(`${e2eSandboxOrigin}/_sandbox/ledger`, { headers })).json();
  },
});

/** The bank takes all the money of an order back until it has decided. */
export const openDispute = (orderNo: string): Promise<string> => bank.open(orderNo);

/** The bank decides about what it disputes of an order. @throws when it disputes nothing */
export const closeDispute = async (orderNo: string, verdict: Verdict): Promise<void> =>
  bank.close(await bank.openOf(orderNo), verdict);
