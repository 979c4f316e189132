import { randomUUID } from 'node:crypto';
import { keywordsOf } from '#rules/search-words.ts';
import type { LanguageModel } from '#server/language-models/language-model.ts';
import type { BodyOf } from '#openapi/operation-types.ts';
import { Reply } from '#server/contract/reply.ts';
import { assistantRoutes } from '#server/routes/assistant.ts';
import { openTestApi } from '#server/testing/test-api.ts';
import { logInMember, type TestMember } from '#server/testing/test-member.ts';
import { openTestShop } from '#server/testing/test-shop.ts';
import { askAssistant } from './ask.ts';
import type { findPassages, FoundPassage } from '../search/find-passages.ts';

const passage = (
  kind: FoundPassage['kind'],
  ref: string,
  title: string,
  text: string,
  address = `/support/topic-faq-detail/connect?faqId=${ref}`,
): FoundPassage => ({
  ...{ passageId: `${kind}-${ref}`, kind, ref, title, text, address, updatedTime: 0, score: 0, confidence: 0, met: 0 },
});

/** A small help, worded as the real one is. */
export const help: readonly FoundPassage[] = [
  passage(
    'ARTICLE',
    'pair-after-new-router',
    'Pair again after a new router',
    'A new router has another network name or password, and the lamp still looks for the old one. Hold the button for five seconds until the lamp blinks slowly. Then add it in the app as a new lamp; its scenes come back. Lamps use the 2.4 GHz network.',
  ),
  passage(
    'ARTICLE',
    'cut-strip',
    'Where to cut a strip',
    'Cut a strip on the printed scissors only, every 10 cm. A cut between two marks leaves the last piece dark. Unplug the power supply first.',
    '/support/topic-faq-detail/strips?faqId=cut-strip',
  ),
  passage(
    'ARTICLE',
    'flicker',
    'My lamp flickers',
    'Most flicker comes from a wall dimmer that was made for filament bulbs. Set the wall dimmer to full and dim in the app. If it still flickers, try the lamp in another room.',
    '/support/topic-faq-detail/dimming?faqId=flicker',
  ),
  passage(
    'POLICY',
    'shipping',
    'Shipping',
    'Parcels leave our warehouse within one working day. Delivery to the United States takes three to five working days.',
    '/support/shipping-policy',
  ),
  passage(
    'QUESTION',
    'q-terrace',
    'Can the Buoy stay outside in winter?',
    'Yes, mine has been on the terrace for two winters. It works down to minus 20 degrees.',
    '/faq/detail?questionId=q-terrace',
  ),
];

/** Finds by shared words alone: enough to answer out of, and nothing that the tests are about. */
export const findAmong =
  (passages: readonly FoundPassage[]): typeof findPassages =>
  async (_shop, _site, words, { limit }) => {
    const queryWords = keywordsOf(words, 60);
    return passages
      .map((each) => {
        const own = new Set(keywordsOf(`${each.title} ${each.text}`, 400));
        const score = queryWords.filter((word) => own.has(word)).length;
        return { ...each, score, met: score, confidence: queryWords.length === 0 ? 0 : score / queryWords.length };
      })
      .filter(({ score }) => score > 0)
      .toSorted((left, right) => right.score - left.score)
      .slice(0, limit);
  };

interface AskOptions {
  readonly member?: TestMember;
  readonly clientId?: string;
  readonly sessionId?: string;
  readonly context?: Partial<BodyOf<'askAssistant'>['context']>;
  readonly askId?: string;
}

/** A shop whose assistant reads the passages that it is given. */
export async function openAssistantShop({
  languageModel,
  assistantBudget = 1_000,
}: { readonly languageModel?: LanguageModel | undefined; readonly assistantBudget?: number } = {}) {
  const shop = await openTestShop({
    seeded: true,
    config: { assistantBudget },
    ...(languageModel ? { languageModel } : {}),
  });
  let passages = help;
  const api = await openTestApi(shop, {
    ...assistantRoutes,
    askAssistant: async ({ context, body }: Parameters<(typeof assistantRoutes)['askAssistant']>[0]) =>
      Reply.inParts((gone) => askAssistant(shop, context, body, findAmong(passages), gone)),
  });
  const options = (text: string, { member, clientId = randomUUID(), sessionId, askId, context = {} }: AskOptions) => ({
    ...(member && { token: member.token }),
    clientId,
    body: { text, ...(sessionId && { sessionId }), ...(askId && { askId }), context: { path: '/support', ...context } },
  });
  return {
    shop,
    api,
    member: () => logInMember(shop),
    /** What the help says from now on. */
    say: (next: readonly FoundPassage[]) => {
      passages = next;
    },
    ask: (text: string, how: AskOptions = {}) => api.ok('askAssistant', options(text, how)),
    call: (text: string, how: AskOptions = {}) => api.call('askAssistant', options(text, how)),
    close: async () => {
      await api.close();
      await shop.close();
    },
  };
}
