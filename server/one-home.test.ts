import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperationId } from '../openapi/operation-types.ts';
import { limitOf } from './contract/rate-limits.ts';
import { openOrderShop, type OrderShop } from './shop/orders/order-fixture.ts';
import { entriesPerMinute } from './telemetry/store-entry.ts';
import { logInMember } from './testing/test-member.ts';

/**
 * One home has 256 networks and asks without end for what all callers share: how much of it that home gets, and that another caller
 * still gets theirs. Stock, quotas and checkouts: limit-unpaid.test.ts; slots of uploads: slow-uploads.test.ts; of mail-in:
 * receive-mail.test.ts; pages that are not kept: app.test.ts; coupons of new members: claims.test.ts.
 */
let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop({ config: { rateLimits: true } });
});
afterAll(() => at.close());

type Call<Op extends OperationId> = Parameters<typeof at.api.call<Op>>[1];
const neighbour = '198.51.100.7';

/** Asks out of all networks of a home in turn, half as often again as it may. @returns how often it was taken, and with which answers */
async function ask<Op extends OperationId>(
  operation: Op,
  options: (index: number) => Call<Op>,
): Promise<[number, Set<string | number>]> {
  const most = 2 * limitOf(operation).calls;
  const answers = new Set<string | number>();
  let taken = 0;
  for (let index = 0; index < most * 1.5; index += 1) {
    const ip = `2001:db8:0:a${(index % 256).toString(16).padStart(2, '0')}::${index + 1}`;
    const { code, status } = await at.api.call(operation, { ...options(index), ip });
    if (code === 'RATE_LIMITED') continue;
    taken += 1;
    answers.add(code ?? status);
  }
  expect(taken).toBe(most);
  return [taken, answers];
}

it('one home with unproved accounts wins nothing from the doll machine, and a member still plays', async () => {
  const { machine } = await at.api.ok('getDollMachine', {});
  const machineId = machine?.machineId ?? '';
  const body = { machineId, cost: 0, isAdult: true } as const;
  const { token } = await logInMember(at.shop, { isProved: false });
  const [, answers] = await ask('playDollMachine', () => ({ token, key: randomUUID(), body }));
  expect(answers).toEqual(new Set(['AUTH_EMAIL_UNPROVED']));
  const member = await at.member();
  await at.api.ok('playDollMachine', { token: member.token, key: randomUUID(), body, ip: neighbour });
});

it('one home has twenty codes sent to a member in ten minutes, and the member still gets one on their own device', async () => {
  const { email } = await at.member();
  const [, answers] = await ask('sendCode', (index) => ({
    clientId: `stranger ${index}`,
    body: { email, scene: 'RESET' as const },
  }));
  expect(answers).toEqual(new Set([200]));
  const own = { ip: neighbour, clientId: 'test-client', body: { email, scene: 'RESET' } } as const;
  await at.api.ok('sendCode', own);
});

it('one home asks for twenty accounts of an order in ten minutes, and the guest of the order still makes theirs', async () => {
  const ticket = await at.place({ email: 'guest@lampyris.test' });
  await ask('keepOrder', () => ({ body: { orderNo: ticket.orderNo, password: 'glow-worm-7' } }));
  const body = { orderNo: ticket.orderNo, password: 'glow-worm-7' };
  await at.api.ok('keepOrder', { ...ticket.open, ip: neighbour, body });
});

it('one home fills a twentieth of the log, and a fault that another caller reports is still written', async () => {
  const faults = async () => (await at.shop.db.selectFrom('web_log').select('id').execute()).length;
  const body = { traceId: 'web-api', appId: 'shop', data: {} };
  const [taken] = await ask('reportFault', () => ({ body }));
  expect(taken).toBeLessThanOrEqual(entriesPerMinute / 20);
  expect(await faults()).toBe(taken);
  await at.api.ok('reportFault', { ip: neighbour, body });
  expect(await faults()).toBe(taken + 1);
});

it('one home asks for thirty bills a minute, and a shopper still gets theirs', async () => {
  const ticket = await at.place();
  await at.payByCard(ticket);
  await ask('getBillPdf', () => ({ query: { orderNo: ticket.orderNo } }));
  const { statusCode, headers } = await at.api.app.inject({
    url: `/app-mall/v1/order/bill/pdf?orderNo=${ticket.orderNo}`,
    remoteAddress: neighbour,
    headers: {
      site: 'US',
      clientid: 'test-client',
      ...('orderKey' in ticket.open ? { 'order-access-key': ticket.open.orderKey } : {}),
    },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
});

it('one home guesses twenty coupon codes in ten minutes, and the code of another member is still looked up', async () => {
  const member = await at.member();
  await ask('redeemCoupon', () => ({ token: member.token, key: randomUUID(), body: { code: 'NOTHING-1' } }));
  const { token } = await at.member();
  const body = { code: 'NOTHING-1' };
  const answer = await at.api.call('redeemCoupon', { token, key: randomUUID(), ip: neighbour, body });
  expect(answer.code).toBe('COUPON_CODE_UNKNOWN');
});
