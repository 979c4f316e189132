import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assistantDaily } from '#rules/assistant.ts';
import { formatMoney } from '#rules/money.ts';
import { countOfDay } from '#server/security/daily-counts.ts';
import { readProduct } from '../../catalogue/read-product.ts';
import { findPassages } from '../search/find-passages.ts';
import { askAssistant } from './ask.ts';
import { openAssistantShop } from './assistant-fixture.ts';
import { assistantTexts } from './texts.ts';

let at: Awaited<ReturnType<typeof openAssistantShop>>;
beforeAll(async () => {
  at = await openAssistantShop();
});
afterAll(() => at.close());

let browsers = 0;
/** The reply out of the texts and data of the seeded shop. */
async function ask(text: string, model?: string) {
  browsers += 1;
  const context = {
    ...{ site: 'US' as const, country: 'US', locale: 'en' as const, orderKey: undefined, account: undefined },
    client: { id: `browser-${browsers}`, type: 6, userAgent: '', ip: '10.0.0.1' },
  };
  const question = { text, context: { path: '/support', ...(model && { model }) } };
  let searched = 0;
  const find: typeof findPassages = (...search) => {
    searched += 1;
    return findPassages(...search);
  };
  const parts = askAssistant(at.shop, context, question, find, new AbortController().signal);
  let step = await parts.next();
  while (!step.done) step = await parts.next();
  return { ...step.value, searched };
}

describe('what is quoted', () => {
  it.each([
    ['Does the warranty cover scratches?', /Not covered: .*scratches/i],
    ['Does the warranty cover used batteries?', /Not covered: .*batteries/i],
    ['does the warranty cover damage by animals', /Not covered: .*animals/i],
    ['Does the warranty cover corrosion from weather?', /: Covered: .*corrosion/i],
    ['What is not covered by the warranty?', /: Not covered: /],
    ['Do you sell my data to advertisers?', /don’t sell/],
  ])('comes with what governs it: “%s”', async (question, words) => {
    const { reply, sources } = await ask(question);
    expect(reply).toMatch(words);
    expect(sources).not.toEqual([]);
  });
});

describe('danger', () => {
  it.each([
    ['my lamp is on fire', /call 911 from outside/],
    ['How do I pair it? there is somke coming out', /Never use water/],
    ['I got a shock when I touched the Dome', /breaker panel/],
    ['My son swallowed the battery of the sensor', /1-800-222-1222/],
    ['water is running out of the ceiling lamp', /electrician/],
    ['I want to hurt myself', /988/],
  ])('ends the part of the machine, before any search: “%s”', async (question, words) => {
    const { reply, sources, actions, handover, searched } = await ask(question);
    expect(reply).toMatch(words);
    expect({ sources, handover, searched }).toEqual({ sources: [], handover: true, searched: 0 });
    expect(actions.map(({ type }) => type)).toEqual(['CONTACT']);
  });

  it('is answered to whoever has asked enough for today', async () => {
    const member = await at.member();
    for (let count = 0; count < assistantDaily.member; count += 1) {
      await countOfDay(at.shop, at.shop.db, `assistant asked member ${member.accountId}`, assistantDaily.member);
    }
    expect(await at.call('Where do I cut the strip?', { member })).toMatchObject({ code: 'ASSISTANT_RATE' });
    expect((await at.ask('my lamp is burning', { member })).reply).toMatch(/911/);
  });
});

describe('one shared word', () => {
  it.each([
    'can I rent lights for a wedding',
    'Is there a school for returning sailors?',
    'Who painted the Mona Lisa?',
  ])('is no answer: “%s”', async (question) => {
    expect(await ask(question)).toMatchObject({ reply: assistantTexts.unknown, sources: [], handover: true });
  });
});

describe('a light that is wished for', () => {
  it.each([
    ['Which of your lamps is good for a dark hallway?', /^Have a look at these: .*\$\d/],
    ['Do you have a portable lamp for the garden?', /Pebble|Buoy/],
    ['I am looking for a light strip', /Ribbon/],
  ])('is offered out of what is sold here, at its price: “%s”', async (question, words) => {
    const { reply, sources, handover, searched } = await ask(question);
    expect(reply).toMatch(words);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.every(({ type, route }) => type === 'PRODUCT' && route.startsWith('/product-detail?spu='))).toBe(
      true,
    );
    expect({ handover, searched }).toEqual({ handover: false, searched: 0 });
  });

  it.each(['Which app is best for my lamps?', 'Do you have a bulb recycling program?', 'What light is blinking?'])(
    'is nothing that is asked for otherwise: “%s”',
    async (question) => expect((await ask(question)).sources.map(({ type }) => type)).not.toContain('PRODUCT'),
  );
});

describe('a named lamp', () => {
  it('has the price of this market at this moment', async () => {
    const { skus } = await readProduct(at.shop, 'US', 'US', { spu: 'LM-DOME' });
    const least = skus.flatMap(({ price }) => (price ? [price.sale] : [])).toSorted((a, b) => a.amount - b.amount)[0];
    expect(least).toBeDefined();
    const { reply, sources, searched } = await ask('How much is the Dome?');
    expect(reply).toContain(least && formatMoney(least));
    expect({ sources, searched }).toMatchObject({ sources: [{ type: 'PRODUCT', id: 'LM-DOME' }], searched: 0 });
  });

  it.each([
    ['What colour temperature does the Orb A60 have?', /^Orb A60 color bulb: .*White range: \d+-\d+ K/],
    ['How many lumens has the Torch?', /^Torch uplighter: Brightness: [\d,]+ lm/],
    ['Is the Path waterproof?', /IP rating: IP6\d/],
    ['How tall is the Torch uplighter', /Height: \d+ cm/],
    ['How many lumens does the Ribbon have?', /Ribbon S1 light strip: Brightness: [\d,]+ lm/],
    ['How heavy is LM-DOME?', /Weight: [\d.]+/],
    ['Does the dome lamp work with Matter?', /Connection: .*Matter/],
  ])('has properties out of its data: “%s”', async (question, words) => {
    const { reply, handover, searched } = await ask(question);
    expect(reply).toMatch(words);
    expect({ handover, searched }).toEqual({ handover: false, searched: 0 });
  });

  it('is the one whose page is asked on', async () => {
    expect((await ask('How bright is it?', 'LM-TORCH')).reply).toMatch(/^Torch uplighter: Brightness/);
  });

  it('has no property out of a text that shares a word', async () => {
    expect(await ask('Which socket does the Torch have?')).toMatchObject({
      reply: assistantTexts.unknownFact,
      sources: [],
      handover: true,
    });
  });

  it.each(['How much does it cost to send back the Dome?', 'How do I pair the Dome?', 'Why is the Dome not bright?'])(
    'is looked up where no property is asked for: “%s”',
    async (question) => expect((await ask(question)).searched).toBe(1),
  );
});
