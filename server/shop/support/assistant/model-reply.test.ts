import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelDaily } from '#rules/assistant.ts';
import { day, minute } from '#rules/durations.ts';
import { openLanguageModel } from '#server/language-models/open-language-model.ts';
import { buildModelSandbox, type ModelSandbox } from '#server/language-models/sandbox/app.ts';
import type { LanguageModel } from '#server/language-models/language-model.ts';
import { fakeClock } from '#server/testing/fake-clock.ts';
import { limitFor } from '#tests/limits.ts';
import { openAssistantShop } from './assistant-fixture.ts';

/** What the built-in answer says: the model did not get a word in. */
const builtIn = /^Cut a strip on the printed scissors only/;
const question = 'Where do I cut the strip?';

const ofShop = 60;

let sandbox: ModelSandbox;
let at: Awaited<ReturnType<typeof openAssistantShop>>;
const modelClock = fakeClock();
beforeAll(async () => {
  sandbox = buildModelSandbox();
  const assistantUrl = `${await sandbox.app.listen({ host: '127.0.0.1', port: 0 })}/v1`;
  const place = { assistantUrl, assistantKey: 'sk-test', assistantModel: 'modest' };
  const languageModel = openLanguageModel(place, modelClock, { timeoutMs: limitFor(0.05) });
  at = await openAssistantShop({ languageModel, assistantBudget: ofShop });
});
afterAll(async () => {
  await at.close();
  await sandbox.app.close();
});
beforeEach(() => {
  // A new day, and a model that nobody holds anything against.
  at.shop.clock.advance(day);
  modelClock.advance(2 * minute);
  sandbox.turn('none');
});

describe('a language model', () => {
  it('words the reply, with the passage that it cites', async () => {
    sandbox.turn('none', 'Unplug the power supply before you cut the strip. [1] Cut only on the printed scissors [1].');
    expect(await at.ask(question)).toMatchObject({
      reply: 'Unplug the power supply before you cut the strip. Cut only on the printed scissors.',
      sources: [{ id: 'cut-strip', route: '/support/topic-faq-detail/strips?faqId=cut-strip' }],
    });
  });

  it('is shown the question and the passages, and nothing about who asks', async () => {
    const member = await at.member();
    await at.ask(
      `${question} I am ${member.email}, order LUS261121K7Q2MD, +1 510 555 0177, token at_0123456789abcdef.`,
      {
        member,
        context: { orderNo: 'LMDEMO0004', path: '/order/detail?accessKey=secret' },
      },
    );
    const sent = sandbox.questions.at(-1) ?? '';
    expect(sent).toContain('printed scissors');
    expect(sent).toContain(question);
    for (const secret of [
      member.email,
      'LUS261121K7Q2MD',
      '555 0177',
      'at_0123',
      member.accountId,
      'LMDEMO0004',
      'accessKey',
    ])
      expect(sent).not.toContain(secret);
  });

  it.each([
    ['My name is Rose Miller and I live at 12 Old Road, Oakland.', ['Rose', 'Miller', '12', 'Old', 'Oakland']],
    ['i am mara quint, the code is 482913', ['mara', 'quint', '482913']],
    ['My wifi password is blue lamp 7, does that matter?', ['blue', 'lamp 7']],
    ['password hunter2 did not work', ['hunter2']],
    ['order l us 261121 k7 q2 md is late', ['261121', 'k7', 'q2']],
    ['Please write to Mark Stone, Hauptstraße 5, 10115 Berlin', ['Mark', 'Stone', 'Haupt', '10115', 'Berlin']],
    ['my PIN: 4711', ['4711']],
  ])('is sent no name, street, password, code or number of an order: “%s”', async (words, secrets) => {
    await at.ask(`${question} ${words}`);
    const sent = (sandbox.questions.at(-1) ?? '').split('Question: ')[1] ?? '';
    expect(sent).toContain(question);
    for (const secret of secrets) expect(sent.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it.each(['slow', 'refuses', 'broken', 'silent'] as const)(
    'that is %s is replaced by the built-in answer',
    async (fault) => {
      sandbox.turn(fault, 'Cut');
      expect((await at.ask(question)).reply).toMatch(builtIn);
    },
  );

  it('that stops in the middle of a sentence is replaced, too', async () => {
    sandbox.turn('half', 'Cut only on the printed scissors. [1]');
    expect((await at.ask(question)).reply).toMatch(builtIn);
  });

  it('that writes without end is heard as far as it cites', async () => {
    sandbox.turn('endless', 'Cut only on the printed scissors. [1] ');
    expect((await at.ask(question)).reply).toBe('Cut only on the printed scissors.');
  });

  it.each([
    ['cites nothing', 'Cut only on the printed scissors.'],
    ['cites what it was not given', 'Cut only on the printed scissors. [7]'],
    ['cites both', 'Cut only on the printed scissors. [1][9]'],
    ['names a refund', 'Cut on the printed scissors and we refund the strip. [1]'],
    ['names an amount', 'Cut on the printed scissors, the strip costs $5. [1]'],
    ['names a coupon in other letters', 'Cut on the printed scissors, take a ｃｏｕｐｏｎ. [1]'],
    ['hides a word', 'Cut on the printed scissors, get a re\u200bfund. [1]'],
    ['links', 'Cut on the printed scissors, see https://evil.example. [1]'],
    ['gives a telephone number', 'Cut on the printed scissors or call 510 555 0177. [1]'],
    ['gives an address of a mail', 'Cut on the printed scissors, write to help@evil. [1]'],
    ['asks for a password', 'Cut on the printed scissors and give the app your password. [1]'],
    ['spells an address', 'Cut on the printed scissors, see evil. test / pair. [1]'],
    ['spells an address letter by letter', 'Cut on the printed scissors, see e v i l dot com. [1]'],
    ['turns a passage round', 'Do not cut a strip on the printed scissors. [1]'],
    ['leaves out what narrows it', 'Cut a strip on the printed scissors. [1]'],
    ['says what no passage says', 'Send your password to the friendly administrator today. [1]'],
    ['writes nothing', 'NONE'],
  ])('that %s is not heard', async (_what, text) => {
    sandbox.turn('none', text);
    const { reply, sources } = await at.ask(question);
    expect(reply).toMatch(builtIn);
    expect(sources).toMatchObject([{ id: 'cut-strip' }]);
  });

  it('writes text, whatever it writes', async () => {
    sandbox.turn('none', '**Cut** only on the <b onclick="x">printed</b> scissors. [1]');
    expect((await at.ask(question)).reply).toBe('Cut only on the printed scissors.');
  });

  it('that fails three times is left alone for a minute', async () => {
    sandbox.turn('refuses');
    for (const _ of [1, 2, 3, 4]) await at.ask(question);
    const before = sandbox.questions.length;
    await at.ask(question);
    expect(sandbox.questions).toHaveLength(before);
    modelClock.advance(minute);
    await at.ask(question);
    expect(sandbox.questions).toHaveLength(before + 1);
  });
});

describe('the budget of a language model', () => {
  const askMany = async (count: number, asker: Parameters<typeof at.ask>[1]) => {
    const before = sandbox.questions.length;
    for (let index = 0; index < count; index += 1) expect((await at.ask(question, asker)).reply).not.toBe('');
    return sandbox.questions.length - before;
  };

  it('ends for a member, for a browser and for the shop, and the built-in answer goes on', async () => {
    const member = await at.member();
    expect(await askMany(modelDaily.member + 3, { member })).toBe(modelDaily.member);
    expect(await askMany(modelDaily.client + 3, { clientId: 'one-browser' })).toBe(modelDaily.client);
    let others = 0;
    for (let browser = 0; browser < 30; browser += 1) others += await askMany(1, { clientId: `browser-${browser}` });
    expect(others).toBe(ofShop - modelDaily.member - modelDaily.client);
    at.shop.clock.advance(day);
    expect(await askMany(1, { member })).toBe(1);
  });
});

describe('a shop without a language model', () => {
  it('asks nobody', () => {
    const none: LanguageModel | undefined = openLanguageModel(
      { assistantUrl: undefined, assistantKey: undefined, assistantModel: '' },
      modelClock,
    );
    expect(none).toBeUndefined();
  });
});
