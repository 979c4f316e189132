import { e2eSandboxKey, e2eSandboxOrigin } from '#tests/fixtures/e2e-ports.ts';

interface Ledger {
  readonly charges: readonly { readonly orderNo: string; readonly sessionId: string }[];
  readonly disputes: readonly { readonly id: string; readonly sessionId: string; readonly status: string }[];
}

async function sessionOf(orderNo: string): Promise<{ sessionId: string; disputes: Ledger['disputes'] }> {
  const response = await fetch(`${e2eSandboxOrigin}/_sandbox/ledger`, {
    headers: { authorization: `Bearer ${e2eSandboxKey}` },
  });
  const { charges, disputes }: Ledger = await response.json();
  const sessionId = charges.find((charge) => charge.orderNo === orderNo)?.sessionId ?? '';
  return { sessionId, disputes: disputes.filter((dispute) => dispute.sessionId === sessionId) };
}

/** What the bank of a payer does, by the buttons of the sandbox. */
async function press(path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(e2eSandboxOrigin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The sandbox answered ${path} with ${answer.status}`);
}

/** The bank takes all the money of an order back until it has decided. */
export async function openDispute(orderNo: string): Promise<void> {
  const { sessionId } = await sessionOf(orderNo);
  await press(`/sessions/${sessionId}/dispute`, { reason: 'fraudulent', amount: '' });
}

/** The bank decides about what it disputes of an order. @throws when it disputes nothing */
export async function closeDispute(orderNo: string, verdict: 'WON' | 'LOST'): Promise<void> {
  const { disputes } = await sessionOf(orderNo);
  const open = disputes.find(({ status }) => status === 'OPEN');
  if (!open) throw new Error(`No dispute of ${orderNo} is open`);
  await press(`/disputes/${open.id}/close`, { verdict });
}
