import { openInbox } from '#server/sandboxes/inbox-fixture.ts';
import { freePort } from '#server/testing/free-port.ts';
import type { Money } from '#rules/money.ts';
import type { PaymentMethod } from '../provider.ts';
import { createSandboxProvider, type SandboxProviderConfig } from '../sandbox-provider.ts';
import { buildSandbox } from './app.ts';
import type { SandboxOptions } from './sandbox.ts';

export const apiKey = 'key_for_tests';
export const webhookSecret = 'secret_for_tests';
export const shopOrigin = 'http://shop.test';
export const price: Money = { amount: 8_412, currency: 'EUR' };

type Overrides = Partial<SandboxOptions> & { readonly provider?: Partial<SandboxProviderConfig> };

/** A sandbox on a free port with its clock in the test's hand, the adapter talking to it, and an inbox for webhooks. */
export const startSandbox = async ({ provider: providerConfig, ...options }: Overrides = {}) => {
  const port = await freePort();
  const inbox = await openInbox();
  const clock = { now: 1_800_000_000_000 };
  const origin = `http://127.0.0.1:${port}`;
  const running = buildSandbox({
    host: '127.0.0.1',
    port,
    publicOrigin: origin,
    apiOrigin: origin,
    apiKey,
    webhookSecret,
    webhookUrl: inbox.url,
    shopOrigins: [],
    databasePath: ':memory:',
    now: () => clock.now,
    ...options,
  });
  await running.app.listen({ host: '127.0.0.1', port });
  const provider = createSandboxProvider({
    apiOrigin: origin,
    apiKey,
    webhookSecret,
    pauseMs: 1,
    now: () => clock.now,
    ...providerConfig,
  });

  const api = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(path, origin), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const postForm = (path: string, choice: string) =>
    fetch(new URL(path, origin), { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

  return {
    ...running,
    origin,
    inbox,
    clock,
    provider,
    api,
    postForm,
    close: async () => {
      await running.close();
      await inbox.close();
    },
  };
};

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;

let counter = 0;

/** Opens a session for an order of 84.12 euro, however often the provider must be asked again with the same key. */
export const openSession = async (
  sandbox: TestSandbox,
  method: PaymentMethod = 'CARD',
  returnUrl = `${shopOrigin}/payment/recall?state=s1`,
) => {
  counter += 1;
  const input = { paymentNo: `P${counter}`, orderNo: `L${counter}`, amount: price, method, returnUrl };
  const request = { ...input, idempotencyKey: `create-${counter}` };
  let created = await sandbox.provider.createSession(request);
  while (!created.ok && created.failure.kind === 'unavailable') created = await sandbox.provider.createSession(request);
  if (!created.ok) throw new Error(created.failure.message);
  const { providerRef, nextAction } = created.value;
  const clientSecret = nextAction.type === 'CARD_FORM' ? nextAction.clientSecret : '';
  return { ...input, providerRef, nextAction, clientSecret };
};

export type OpenSession = Awaited<ReturnType<typeof openSession>>;

/** What the framed card form sends when the shopper presses Pay. */
export const typeCard = (sandbox: TestSandbox, session: OpenSession, number: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/fields/tokens',
    payload: {
      session: session.providerRef,
      clientSecret: session.clientSecret,
      number,
      expMonth: 12,
      expYear: 2030,
      cvc: number.startsWith('37') ? '1234' : '123',
      name: 'Ada Lovelace',
    },
  });

export const tokenFor = async (sandbox: TestSandbox, session: OpenSession, number: string): Promise<string> => {
  const reply: unknown = (await typeCard(sandbox, session, number)).json();
  if (typeof reply === 'object' && reply !== null && 'cardToken' in reply) return String(reply.cardToken);
  throw new Error(`No token: ${JSON.stringify(reply)}`);
};

export const payWith = async (sandbox: TestSandbox, number: string) => {
  const session = await openSession(sandbox);
  const cardToken = await tokenFor(sandbox, session, number);
  const outcome = await sandbox.provider.confirmCard({
    providerRef: session.providerRef,
    cardToken,
    idempotencyKey: `pay-${session.paymentNo}`,
  });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return { session, cardToken, outcome: outcome.value };
};

export const chargesOf = async (sandbox: TestSandbox): Promise<{ orderNo: string; amount: number }[]> =>
  JSON.parse((await sandbox.api('/_sandbox/ledger')).text).charges;
