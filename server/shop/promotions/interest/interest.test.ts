import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { interestMailPause, interestMailsPerDay, interestUnprovedLife } from '#rules/interest.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/ops/run-command.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { deleteDueAccounts, deletionGrace } from '../../account/personal-data/delete-account.ts';
import { keepChoices } from '../../account/preferences/choices.ts';
import { setLaunch } from '../../catalogue/set-launch.ts';
import { makeTemplate } from '../../coupons/coupon-fixture.ts';
import { openOrderShop, type OrderShop } from '../../orders/order-fixture.ts';
import { bedroom, comingSpu, launchedSpu, makeProject } from './interest-fixture.ts';
import { notifyOfLaunches } from './launch-interest.ts';
import { forgetUnproved } from './register-interest.ts';
import { countPerson, readCounts } from './registrations.ts';

let at: OrderShop;
let projectId = '';
let guests = 0;
let email = '';
let launch = 0;

beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());
beforeEach(async () => {
  launch = at.shop.clock.now() + 21 * day;
  for (const site of ['US', 'GB'] as const) await setLaunch(at.shop, { spu: comingSpu, site, launchTime: launch });
  projectId = await makeProject(at.shop);
  guests += 1;
  email = `guest.${guests}@lampyris.test`;
});

const register = (body: object = {}, options: { token?: string; site?: string } = {}) =>
  at.api.call('registerInterest', { body: { projectId, ...body }, ...options });
const read = (options: { token?: string; site?: string; link?: string } = {}) =>
  at.api.call('getInterestProject', {
    query: { projectId, ...(options.link === undefined ? {} : { token: options.link }) },
    ...options,
  });
const people = async () => (await readCounts(at.shop.db, [projectId])).get(projectId) ?? 0;
const linksTo = async (address = email) => {
  await at.mailTo(address);
  const rows = await at.shop.db
    .selectFrom('mail_inbox')
    .select('text')
    .where('to_address', '=', address)
    .where('template', '=', 'interestConfirm')
    .orderBy('id')
    .execute();
  return rows.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
};
const newestLink = async (address = email) => (await linksTo(address)).at(-1) ?? '';
const confirm = (link: string) => at.api.call('confirmInterest', { body: { projectId, token: link } });

describe('a member', () => {
  it('counts at once, once, and changes the choices as often as they like', async () => {
    const { token } = await at.member();
    expect(await register({ sku: 'LM-LINE-180', answers: [bedroom] }, { token })).toMatchObject({
      data: { state: 'REGISTERED' },
    });
    await register({ sku: 'LM-LINE-120' }, { token });
    expect(await people()).toBe(1);
    const { registration } = (await read({ token })).data.project;
    expect(registration).toMatchObject({ isConfirmed: true, sku: 'LM-LINE-120', answers: [] });
    expect((await at.api.ok('listInterestProjects', { token })).list).toContainEqual(
      expect.objectContaining({ projectId, registration }),
    );
  });

  it('is counted once by many presses at once, where the naive counter is not', async () => {
    const naive = await makeProject(at.shop);
    const press = () => withTransaction(at.shop, 'durable', (tx) => countPerson(tx, { promo_id: naive, bucket: 0 }, 1));
    await Promise.all(Array.from({ length: 12 }, press));
    expect((await readCounts(at.shop.db, [naive])).get(naive)).toBe(12);

    const { token } = await at.member();
    await Promise.all(Array.from({ length: 12 }, () => register({}, { token })));
    expect(await people()).toBe(1);
    const withdraw = () => at.api.ok('withdrawInterest', { query: { projectId }, token });
    await Promise.all(Array.from({ length: 12 }, withdraw));
    expect(await people()).toBe(0);
  });

  it('withdraws, and is forgotten with the account', async () => {
    const member = await at.member();
    const { token, accountId } = member;
    await register({}, { token });
    await at.api.ok('withdrawInterest', { query: { projectId }, token });
    expect((await read({ token })).data.project.registration).toBeNull();
    await register({}, { token });
    const gone = { status: 'DELETING' as const, deletion_requested_at: at.shop.clock.now() - deletionGrace };
    await at.shop.db.updateTable('accounts').set(gone).where('id', '=', accountId).execute();
    await deleteDueAccounts(at.shop);
    expect(await people()).toBe(0);
  });
});

describe('a guest', () => {
  it('counts once, however the mailbox is spelt, and again once the first spelling has withdrawn', async () => {
    const respelt = email.replace('@', '+two@');
    for (const address of [email, respelt]) await register({ email: address });
    const links = [await newestLink(), await newestLink(respelt)] as const;
    for (const link of links) await confirm(link);
    expect(await people()).toBe(1);
    await at.api.ok('withdrawInterest', { query: { projectId, token: links[0] } });
    await confirm(links[1]);
    expect(await people()).toBe(1);
  });

  it('counts after the press behind the link, sees the choices there and withdraws by it', async () => {
    expect((await register({ email: ` ${email.toUpperCase()}`, sku: 'LM-LINE-120' })).data).toEqual({
      state: 'VERIFY',
    });
    expect(await people()).toBe(0);
    const link = await newestLink();
    expect((await read({ link })).data.project.registration).toMatchObject({
      ...{ isConfirmed: false, emailMasked: 'g•••@lampyris.test', sku: 'LM-LINE-120' },
    });
    expect((await confirm(link)).status).toBe(200);
    expect((await confirm(link)).status).toBe(200);
    expect(await people()).toBe(1);
    await at.api.ok('withdrawInterest', { query: { projectId, token: link } });
    expect(await people()).toBe(0);
    expect(await confirm(link)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await at.api.call('withdrawInterest', { query: { projectId } })).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('gets the same answer when the address is registered, and changes nothing of it without the link', async () => {
    await register({ email, sku: 'LM-LINE-120' });
    await confirm(await newestLink());
    at.shop.clock.advance(interestMailPause);
    expect((await register({ email, sku: 'LM-LINE-180' })).data).toEqual({ state: 'VERIFY' });
    expect((await read({ link: await newestLink() })).data.project.registration).toMatchObject({
      ...{ isConfirmed: true, sku: 'LM-LINE-120' },
    });
  });

  it('is one with the account of the same address', async () => {
    const member = await at.member();
    await register({ email: member.email });
    await register({}, { token: member.token });
    await confirm(await newestLink(member.email));
    expect(await people()).toBe(1);
  });

  it('gets one link in ten minutes, and five in a day from all projects', async () => {
    await register({ email });
    at.shop.clock.advance(interestMailPause - 1);
    await register({ email });
    expect(await linksTo()).toHaveLength(1);
    const first = await newestLink();
    for (let time = 0; time < interestMailsPerDay + 2; time += 1) {
      projectId = await makeProject(at.shop);
      await register({ email });
    }
    expect(await linksTo()).toHaveLength(interestMailsPerDay);
    expect(first).not.toBe('');
  });

  it('is not in the table with the link, and is forgotten after a week without a press', async () => {
    await register({ email });
    const rows = at.shop.db.selectFrom('interest_registrations').selectAll().where('email', '=', email);
    expect(JSON.stringify(await rows.execute())).not.toContain(await newestLink());
    at.shop.clock.advance(interestUnprovedLife);
    await forgetUnproved(at.shop);
    expect(await rows.execute()).toHaveLength(1);
    at.shop.clock.advance(1);
    await forgetUnproved(at.shop);
    expect(await rows.execute()).toEqual([]);
  });

  it('is told what is wrong with an address or a choice', async () => {
    expect(await register()).toMatchObject({ status: 400, fields: [{ path: 'email' }] });
    expect(await register({ email: 'nobody' })).toMatchObject({ status: 400, fields: [{ path: 'email' }] });
    expect(await register({ email, sku: 'LM-DOME-1' })).toMatchObject({ fields: [{ path: 'sku' }] });
    const cellar = { questionId: 'room', choiceId: 'cellar' };
    expect(await register({ email, answers: [cellar] })).toMatchObject({ fields: [{ path: 'answers.0' }] });
    expect(await register({ email, answers: [bedroom, bedroom] })).toMatchObject({ fields: [{ path: 'answers.1' }] });
  });
});

describe('a project', () => {
  const stateOf = async (changes: Parameters<typeof makeProject>[1]) => {
    projectId = await makeProject(at.shop, changes);
    const { project } = (await read()).data;
    return [project.state, project.spu, project.launch?.time ?? null, (await register({ email })).code];
  };

  it('is announced, open, out or called off, and takes registrations only while it is open', async () => {
    expect(await stateOf({ opens: 3 })).toEqual(['COMING', comingSpu, launch, 'PROMO_NOT_STARTED']);
    expect(await stateOf({ spu: 'LM-NEXT' })).toEqual(['OPEN', null, null, undefined]);
    expect(await stateOf({ spu: launchedSpu })).toEqual(['LAUNCHED', launchedSpu, null, 'PROMO_ENDED']);
    expect(await stateOf({ status: 'ENDED' })).toEqual(['ENDED', comingSpu, launch, 'PROMO_ENDED']);
    at.shop.clock.set(launch - 1);
    expect((await stateOf({}))[0]).toBe('OPEN');
    at.shop.clock.set(launch);
    expect((await stateOf({}))[0]).toBe('LAUNCHED');
  });

  it('names the markets that have it, and does not exist before it is announced', async () => {
    expect(await read({ site: 'CA' })).toMatchObject({ code: 'NOT_IN_MARKET', data: { sites: ['US', 'GB'] } });
    projectId = await makeProject(at.shop, { status: 'DRAFT' });
    expect(await read()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await read({ site: 'CA' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the list', () => {
  it('has what is new, however many projects there have been', async () => {
    for (let past = 0; past < 60; past += 1) await makeProject(at.shop, { opens: -1.5 });
    const newest = await makeProject(at.shop, {});
    const { list } = await at.api.ok('listInterestProjects', {});
    expect(list.map((one) => one.projectId)).toContain(newest);
  });
});

describe('the launch', () => {
  const subjects = async (address: string) => (await at.mailTo(address)).filter((subject) => subject === 'Line is out');
  const textTo = async (address: string) => {
    const rows = at.shop.db.selectFrom('mail_inbox').select('text').where('to_address', '=', address);
    return rows.where('template', '=', 'interestLaunched').executeTakeFirstOrThrow();
  };
  const registerGuest = async (address: string) => {
    await register({ email: address });
    await confirm(await newestLink(address));
  };
  const couponsOf = ({ accountId }: TestMember) =>
    at.shop.db.selectFrom('coupons').select('template_id').where('account_id', '=', accountId).execute();

  it('gives everybody their coupon and one mail, in their own market', async () => {
    const templateId = await makeTemplate(at.shop, { source: 'CODE', name: '$10 off the Line' });
    projectId = await makeProject(at.shop, { rewards: { US: templateId } });
    const [member, british, silent] = [await at.member(), await at.member(), await at.member()];
    await register({}, { token: member.token });
    await register({}, { token: british.token, site: 'GB' });
    await register({}, { token: silent.token });
    await registerGuest(email);
    const unproved = `un${email}`;
    await register({ email: unproved });
    await withTransaction(at.shop, 'durable', (tx) => keepChoices(at.shop, tx, silent.email, { STOCK_ALERTS: false }));
    await notifyOfLaunches(at.shop);
    expect(await subjects(member.email)).toEqual([]);

    await runCommand(at.shop, ['interest', 'launch', projectId, '--site', 'US']);
    await notifyOfLaunches(at.shop);
    await notifyOfLaunches(at.shop);
    for (const address of [member.email, email]) expect(await subjects(address)).toHaveLength(1);
    for (const address of [british.email, silent.email, unproved]) expect(await subjects(address)).toEqual([]);
    for (const each of [member, silent]) expect(await couponsOf(each)).toEqual([{ template_id: templateId }]);
    expect((await textTo(member.email)).text).toContain('Your coupon is in your account: $10 off the Line');
    const code = /is ([A-Z2-9]{12})\./.exec((await textTo(email)).text)?.[1] ?? '';
    const late = await at.member();
    const key = crypto.randomUUID();
    const redeemed = await at.api.ok('redeemCoupon', { token: late.token, key, body: { code } });
    expect(redeemed.terms.templateId).toBe(templateId);
  });

  it('passes whoever cannot be notified, and comes back to them', async () => {
    const [first, second] = [`a.${email}`, `b.${email}`];
    await registerGuest(first);
    await registerGuest(second);
    await setLaunch(at.shop, { spu: comingSpu, site: 'US', launchTime: null });
    let isBroken = true;
    const newId = () => {
      if (!isBroken) return at.shop.newId();
      isBroken = false;
      throw new Error('No room');
    };
    expect(await notifyOfLaunches({ ...at.shop, newId })).toBe(1);
    expect([await subjects(first), await subjects(second)].map(({ length }) => length)).toEqual([0, 1]);
    await notifyOfLaunches(at.shop);
    expect([await subjects(first), await subjects(second)].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('the operator', () => {
  it('sees who waits, and takes them out as a table without formulas', async () => {
    const { token } = await at.member();
    await register({ sku: 'LM-LINE-120', answers: [bedroom] }, { token });
    await at.shop.db
      .updateTable('interest_registrations')
      .set({ email: '+sum@lampyris.test' })
      .where('promo_id', '=', projectId)
      .execute();
    const list = await runCommand(at.shop, ['interest', 'list']);
    expect([...list].join('\n')).toContain(
      `${projectId}  SCHEDULED  US OPEN, GB OPEN  1 registered, 0 not proved, 0 notified`,
    );
    const since = new Date(at.shop.clock.now()).toISOString();
    expect(await runCommand(at.shop, ['interest', 'export', projectId])).toEqual([
      'email,site,option,room,since',
      `'+sum@lampyris.test,US,LM-LINE-120,bedroom,${since}`,
    ]);
  });

  it.each([
    [['interest', 'export', 'none'], 'There’s no project "none"'],
    [['interest', 'launch', 'none', '--site', 'US'], 'There’s no project "none"'],
  ])('is told what is wrong with %j', async (command, message) => {
    await expect(runCommand(at.shop, command)).rejects.toThrow(message);
  });

  it('cannot launch what the catalogue does not have', async () => {
    projectId = await makeProject(at.shop, { spu: 'LM-NEXT' });
    await expect(runCommand(at.shop, ['interest', 'launch', projectId, '--site', 'US'])).rejects.toThrow(
      'LM-NEXT is not in the catalogue of US',
    );
  });
});
