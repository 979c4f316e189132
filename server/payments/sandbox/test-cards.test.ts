import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chargesOf, openSession, payWith, startSandbox, typeCard, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const kindsSent = (providerRef: string) =>
  sandbox.inbox.received
    .map(({ body }) => JSON.parse(body))
    .filter((event) => event.session.providerRef === providerRef)
    .map((event) => event.kind);

describe('test cards', () => {
  test.each(['4242424242424242', '5555555555554444', '378282246310005', '3530111333300000'])(
    '%s pays at once',
    async (number) => {
      const { session, outcome } = await payWith(sandbox, number);
      expect(outcome).toMatchObject({
        status: 'SETTLED',
        session: { amount: session.amount, card: { last4: number.slice(-4), expYear: 2030 } },
      });
      await sandbox.tick();
      expect(kindsSent(session.providerRef)).toEqual(['payment.settled']);
    },
  );

  test.each([
    ['4000000000000002', 'card_declined', false],
    ['4000000000009995', 'insufficient_funds', true],
    ['4000000000000119', 'processing_error', true],
  ])('%s is declined with %s', async (number, code, retryable) => {
    const { session, outcome } = await payWith(sandbox, number);
    expect(outcome).toMatchObject({ status: 'DECLINED', decline: { code, retryable } });
    await sandbox.tick();
    expect(kindsSent(session.providerRef)).toEqual(['payment.declined']);
    expect((await chargesOf(sandbox)).filter((charge) => charge.orderNo === session.orderNo)).toEqual([]);
  });

  test('4000000000000341 settles by webhook alone, five seconds later', async () => {
    const { session, outcome } = await payWith(sandbox, '4000000000000341');
    expect(outcome.status).toBe('PROCESSING');
    sandbox.clock.now += 4_999;
    await sandbox.tick();
    expect(kindsSent(session.providerRef)).toEqual([]);
    sandbox.clock.now += 1;
    await sandbox.tick();
    expect(kindsSent(session.providerRef)).toEqual(['payment.settled']);
  });

  test('a real card number is refused and kept nowhere', async () => {
    const session = await openSession(sandbox);
    const reply = await typeCard(sandbox, session, '4111111111111111');
    expect(reply.json()).toMatchObject({ error: { code: 'test_cards_only' } });
  });

  test.each([
    ['a typing mistake', '4242424242424241'],
    ['a missing digit', '424242424242424'],
  ])('a number with %s gets no token', async (_what, number) => {
    expect((await typeCard(sandbox, await openSession(sandbox), number)).json()).toMatchObject({
      error: { code: 'card_invalid' },
    });
  });

  test('a token is worth nothing without the secret of the session, or in another session before its own was paid', async () => {
    const session = await openSession(sandbox);
    expect((await typeCard(sandbox, { ...session, clientSecret: 'cs_guess' }, '4242424242424242')).statusCode).toBe(
      404,
    );
    const unpaid = await openSession(sandbox);
    const { cardToken } = (await typeCard(sandbox, unpaid, '4242424242424242')).json<{ cardToken: string }>();
    const stolen = await sandbox.provider.confirmCard({
      providerRef: session.providerRef,
      cardToken,
      idempotencyKey: 'stolen',
    });
    expect(stolen).toMatchObject({ ok: false, failure: { kind: 'invalid', code: 'card_token' } });
  });

  test('a card that was paid with once pays again by its token', async () => {
    const { cardToken } = await payWith(sandbox, '4242424242424242');
    const session = await openSession(sandbox);
    const again = await sandbox.provider.confirmCard({
      providerRef: session.providerRef,
      cardToken,
      idempotencyKey: 'a-saved-card',
    });
    expect(again).toMatchObject({ ok: true, value: { status: 'SETTLED' } });
  });
});
