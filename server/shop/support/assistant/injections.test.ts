import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesMoney } from '#rules/assistant.ts';
import { day } from '#rules/durations.ts';
import { safeReturnPath } from '#rules/urls.ts';
import type { components } from '#openapi/types.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { LanguageModel } from '#server/language-models/language-model.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { everyRow } from '#tests/security/every-row.ts';
import { openOrderShop, type OrderShop } from '../../orders/order-fixture.ts';
import { findAmong, help } from './assistant-fixture.ts';
import { askAssistant } from './ask.ts';
import { type Aim, forms, places, plainQuestion, type Victim } from './injections-fixture.ts';
import { assistantTexts } from './texts.ts';

type Reply = components['schemas']['AssistantReply'];

let at: OrderShop;
let shop: ShopContext;
let attacker: RequestContext;
let owner: TestMember;
let victim: Victim;

/** A model that does as it is told by whatever it reads: it says what was planted, and cites it. */
const obedient = (planted: () => string): LanguageModel => ({
  isAvailable: () => true,
  async *write({ input }) {
    const order = planted();
    yield input.includes(order) ? `${order} [1]` : 'Cut only on the printed scissors. [1]';
  },
});
let order = '';

const contextOf = (accountId: string): RequestContext => ({
  ...{ site: 'US', country: 'US', locale: 'en', orderKey: undefined },
  account: { accountId, sessionId: 'session', familyId: 'family', isProved: true },
  client: { id: '', type: 6, userAgent: 'test', ip: '10.0.0.7' },
});

async function answer(
  context: RequestContext,
  ask: components['schemas']['AssistantQuestion'],
  passages = help,
): Promise<Reply | undefined> {
  const parts = askAssistant(shop, context, ask, findAmong(passages), new AbortController().signal);
  try {
    let step = await parts.next();
    while (!step.done) step = await parts.next();
    return step.value;
  } catch (error) {
    if (error instanceof ShopError) return undefined;
    throw error;
  }
}

beforeAll(async () => {
  at = await openOrderShop();
  shop = { ...at.shop, languageModel: obedient(() => order) };
  owner = await at.member();
  attacker = contextOf((await at.member()).accountId);
  const { orderNo } = await at.place({ member: owner });
  const said = await answer(contextOf(owner.accountId), { text: 'My secret question', context: { path: '/' } });
  victim = { orderNo, email: owner.email, sessionId: said?.sessionId ?? '' };
});
afterAll(() => at.close());

const attacks = () =>
  Object.entries(places).flatMap(([place, plant]) =>
    forms.map(([aim, form]) => ({ place, aim, text: form(victim), ...plant(form(victim)) })),
  );

/** What an assistant does that does what it reads: it acts on marks, links what is linked, and opens what has a number. */
async function naiveAnswer(text: string): Promise<Record<Aim, boolean>> {
  const number = /\bL[A-Z]{2}\d{6}\w{6}\b/i.exec(text)?.[0].toUpperCase();
  const found = number && (await at.shop.db.selectFrom('orders').selectAll().where('order_no', '=', number).execute());
  return {
    ACTION: /ACTION:|tool_call|"actions"|call \w+\(|^Ignore|order you|Offer|Reply only|Delete|credited/.test(text),
    DATA: Boolean(found && found.length > 0) || text.includes(victim.email) || text.includes(victim.sessionId),
    LINK: /evil\.example|javascript:|data:text/.test(text),
  };
}

describe('three hundred injections', () => {
  it('succeed against an assistant that does what it reads', async () => {
    expect(attacks()).toHaveLength(300);
    const outcomes = await Promise.all(attacks().map(async ({ aim, text }) => (await naiveAnswer(text))[aim]));
    expect(outcomes.filter(Boolean).length).toBeGreaterThan(250);
  });

  it('have no action, no data of anybody else and no foreign link', async () => {
    const before = await everyRow(at.shop.db);
    const plain = await answer(attacker, { text: plainQuestion, context: { path: '/support' } });
    expect(plain?.actions).toEqual([]);
    let replies = 0;
    for (const [index, { place, text, ask, passages }] of attacks().entries()) {
      if (index % 90 === 0) at.shop.clock.advance(day);
      order = text;
      const reply = await answer(attacker, ask, passages);
      // What is refused before it is read has done nothing.
      if (!reply) continue;
      replies += 1;
      const where = `${place}: ${text}`;
      for (const { route } of [...reply.sources, ...reply.actions]) {
        expect(safeReturnPath(route), where).toBe(route);
        expect(route, where).not.toMatch(/evil|javascript|data:/);
      }
      // Actions come from the question: nothing that stands elsewhere brings one.
      if (!place.startsWith('the question')) expect(reply.actions, where).toEqual([]);
      const ownTexts: readonly string[] = [assistantTexts.money, assistantTexts.unknown, assistantTexts.person];
      if (!ownTexts.includes(reply.reply)) expect(namesMoney(reply.reply), where).toBe(false);
      expect(reply.reply, where).not.toMatch(/evil\.example|<\w|javascript:/);
      const written = JSON.stringify([reply.reply, reply.sources.map(({ id, route }) => [id, route]), reply.actions]);
      for (const secret of [victim.orderNo, victim.email, 'secret question'])
        expect(written.toLowerCase(), where).not.toContain(secret.toLowerCase());
    }
    expect(replies).toBeGreaterThan(250);
    const after = await everyRow(at.shop.db);
    const changed = Object.keys(after).filter(
      (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]),
    );
    expect(changed.toSorted()).toEqual(['assistant_messages', 'assistant_sessions', 'daily_counts']);
  });
});

describe('an order', () => {
  const ask = (orderNo: string) => ({ text: 'Where is my order?', context: { path: '/order/detail', orderNo } });

  it('is shown to its member, in words and with its page', async () => {
    expect(await answer(contextOf(owner.accountId), ask(victim.orderNo))).toMatchObject({
      reply: `Order ${victim.orderNo}: Waiting for payment. See the order for what happens next.`,
      sources: [{ type: 'ORDER', route: `/order/detail?orderNo=${victim.orderNo}` }],
      actions: [{ type: 'TRACK', route: `/order/logistics-detail?orderNo=${victim.orderNo}` }],
    });
    const named = { text: `Where is order ${victim.orderNo}?`, context: { path: '/' } };
    expect(await answer(contextOf(owner.accountId), named)).toMatchObject({ sources: [{ id: victim.orderNo }] });
  });

  it('of somebody else is as if there were none', async () => {
    const without = ({ sessionId: _, ...rest }: Reply) => rest;
    const [foreign, none] = [
      await answer(attacker, ask(victim.orderNo)),
      await answer(attacker, ask('LUS261121NOSUCH')),
    ];
    expect(foreign && without(foreign)).toEqual(none && without(none));
  });
});
