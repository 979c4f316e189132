import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { createSandboxProvider } from '../sandbox-provider.ts';
import { openInbox } from '#server/sandboxes/inbox-fixture.ts';
import { freePort } from '#server/testing/free-port.ts';
import { apiKey, price, shopOrigin, webhookSecret } from './sandbox-fixture.ts';

const rounds = Math.max(2, 5 * inject('share'));
const directory = mkdtempSync(join(tmpdir(), 'lampyris-sandbox-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const start = async (port: number, webhookUrl: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/payments/sandbox/main.ts'], {
    env: {
      SANDBOX_PORT: String(port),
      DATA_DIR: directory,
      WEBHOOK_URL: webhookUrl,
      SANDBOX_API_KEY: apiKey,
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
};

const kill = async (child: ChildProcess) => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

type Ledger = { charges: { orderNo: string }[] };

test(`killed under load ${rounds} times: every acknowledged charge is in the books, once, and its webhook arrives`, async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const inbox = await openInbox();
  inbox.status = 500;
  const provider = createSandboxProvider({ apiOrigin: origin, apiKey, webhookSecret, maxTries: 1 });
  const acknowledged: string[] = [];

  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };

  /** Pays until the provider stops answering; counts what it was told. */
  const payOn = async (name: string, onPaid: () => void) => {
    for (let turn = 0; ; turn += 1) {
      const orderNo = `L${name}-${turn}`;
      const order = {
        paymentNo: `P${orderNo}`,
        orderNo,
        amount: price,
        method: 'CARD' as const,
        returnUrl: shopOrigin,
      };
      const created = await provider.createSession({ ...order, idempotencyKey: `create-${orderNo}` });
      if (!created.ok || created.value.nextAction.type !== 'CARD_FORM') return;
      const { providerRef, nextAction } = created.value;
      const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123', name: 'Ada' };
      const token = await post('/fields/tokens', {
        session: providerRef,
        clientSecret: nextAction.clientSecret,
        ...card,
      }).catch(() => undefined);
      if (typeof token !== 'object' || token === null || !('cardToken' in token)) return;
      const paid = await provider.confirmCard({
        providerRef,
        cardToken: String(token.cardToken),
        idempotencyKey: `pay-${orderNo}`,
      });
      if (!paid.ok) return;
      acknowledged.push(orderNo);
      onPaid();
    }
  };

  for (let round = 0; round < rounds; round += 1) {
    const child = await start(port, inbox.url);
    let paid = 0;
    let enough: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (enough = resolve));
    const load = [0, 1, 2, 3].map((worker) =>
      payOn(`${round}.${worker}`, () => (paid += 1) === 10 + round && enough()),
    );
    await reached;
    await kill(child);
    await Promise.all(load);
  }

  inbox.status = 200;
  const child = await start(port, inbox.url);
  const readLedger = async (): Promise<Ledger> => {
    const response = await fetch(new URL('/_sandbox/ledger', origin), {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    return response.json();
  };
  const charged = (await readLedger()).charges.map((charge) => charge.orderNo);
  const charges = new Set(charged);
  expect(acknowledged.length).toBeGreaterThanOrEqual(10 * rounds);
  expect(charged).toHaveLength(charges.size);
  expect(acknowledged.filter((orderNo) => !charges.has(orderNo))).toEqual([]);
  await expect
    .poll(() => {
      const reportedOrders = new Set(inbox.received.map(({ body }) => JSON.parse(body).session.orderNo));
      return charged.filter((orderNo) => !reportedOrders.has(orderNo));
    })
    .toEqual([]);
  await kill(child);
  await inbox.close();
});
