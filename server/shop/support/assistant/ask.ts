import type { components } from '#openapi/types.ts';
import { asksForMoney, asksForPerson, assistantAtOnce, orderNumberIn } from '#rules/assistant.ts';
import { pagePaths, returnPolicyPath } from '#rules/page-paths.ts';
import { displayText, neutraliseTags } from '#rules/text.ts';
import { safeReturnPath } from '#rules/urls.ts';
import { type RequestContext, isMember } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { ModelFailure } from '#server/language-models/language-model.ts';
import { networkOf } from '#server/security/network.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { createSlots } from '#server/slots.ts';
import { findProductIfShown } from '../../catalogue/find-product.ts';
import { openOrder } from '../../orders/order-access.ts';
import { statusText } from '../../orders/status-texts.ts';
import { chooseActions, type Place } from './actions.ts';
import { countQuestion, countModelReply } from './daily-limits.ts';
import { extractReply } from './extract.ts';
import { dangerIn } from './danger.ts';
import { dangerText } from './danger-texts.ts';
import { answerByData } from './lamp-facts.ts';
import { offerLights } from './light-offers.ts';
import { quotable } from './quotable.ts';
import { modelReply } from './model-reply.ts';
import { type findPassages, type FoundPassage, leastConfidence } from '../search/find-passages.ts';
import { readHelpVocabulary } from '../search/help-vocabulary.ts';
import type { Responder } from './responder.ts';
import { type AssistantAnswer, askerOf, findReply, keepMessages, newSessionId } from './sessions.ts';
import { assistantTexts } from './texts.ts';

type Schemas = components['schemas'];
type Source = Schemas['AssistantSource'];

const passagesRead = 12;
const passagesUsed = 4;
/** One telling word that a passage shares with a question answers nothing, unless it is nearly all that is asked. */
const leastWords = 2;
const nearlyAll = 0.8;

const slots = createSlots({
  ...assistantAtOnce,
  busy: 'Many people are asking right now. Please try again in a moment.',
});

/** The asker's own order; one of somebody else is as if it did not exist. */
async function readOwnOrder(shop: ShopContext, context: RequestContext, orderNo: string | undefined) {
  if (orderNo === undefined || !isMember(context)) return undefined;
  try {
    const { order } = await openOrder(shop, orderNo, { account: context.account, orderKey: undefined });
    return order;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

const sourceOf = ({ kind, ref, title, address }: FoundPassage): Source => ({
  type: kind,
  id: ref,
  title: displayText(title),
  route: address,
});

const returnPolicy: Source = { type: 'POLICY', id: 'returns', title: 'Returns', route: returnPolicyPath };

interface Inquiry {
  readonly text: string;
  readonly site: RequestContext['site'];
  readonly spu: string | undefined;
}

/** Of a product speaks who stands on its page or calls it by its name, which its title begins with. */
function isAbout({ kind, ref, title }: FoundPassage, { text, spu }: Inquiry): boolean {
  const [name = ''] = title.toLowerCase().split(' ');
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return kind !== 'PRODUCT' || ref === spu || words.includes(name);
}

/**
 * Passages that answer, the best first, each with an address inside the shop; those about another product answer nothing.
 * @param isExact where only one will do that nearly all of the question stands in
 */
async function readPassages(
  shop: ShopContext,
  find: typeof findPassages,
  inquiry: Inquiry,
  isExact: boolean,
): Promise<FoundPassage[]> {
  const found = await find(shop, inquiry.site, inquiry.text, { limit: passagesRead });
  const answers = (passage: FoundPassage): boolean =>
    passage.confidence >= (isExact ? nearlyAll : leastConfidence) &&
    (passage.met >= leastWords || passage.confidence >= nearlyAll) &&
    safeReturnPath(passage.address) !== undefined &&
    isAbout(passage, inquiry) &&
    !(isExact && passage.kind === 'PRODUCT');
  return quotable(inquiry.text, found.filter(answers)).slice(0, passagesUsed);
}

interface Worded {
  readonly sentences: string[];
  readonly from: Set<FoundPassage>;
}

/** Says the sentences of a responder as they come, and notes what they are taken from. */
async function* say(
  responder: Responder,
  inquiry: Inquiry,
  passages: readonly FoundPassage[],
  gone: AbortSignal,
  worded: Worded,
) {
  for await (const { text, from } of responder(inquiry.text, passages, gone)) {
    worded.sentences.push(text);
    for (const passage of from) worded.from.add(passage);
    yield { text: neutraliseTags(text) };
  }
}

async function* word(
  shop: ShopContext,
  context: RequestContext,
  inquiry: Inquiry,
  passages: readonly FoundPassage[],
  gone: AbortSignal,
): AsyncGenerator<object, Worded> {
  const worded: Worded = { sentences: [], from: new Set() };
  const { languageModel } = shop;
  if (languageModel?.isAvailable() && (await countModelReply(shop, context))) {
    try {
      yield* say(modelReply(languageModel, await readHelpVocabulary(shop)), inquiry, passages, gone, worded);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      shop.log.warn({ reason: error.message }, 'the language model failed');
    }
  }
  if (worded.sentences.length === 0) yield* say(extractReply, inquiry, passages, gone, worded);
  return worded;
}

/** What the shop says itself, where it need not look anything up. */
async function answerAtOnce(inquiry: Inquiry, order: Awaited<ReturnType<typeof readOwnOrder>>) {
  const { text } = inquiry;
  if (asksForPerson(text)) return { reply: assistantTexts.person, sources: [], handover: true };
  if (asksForMoney(text)) return { reply: assistantTexts.money, sources: [returnPolicy], handover: true };
  if (!order || !/\b(?:order|parcel|package|deliver\w*|arriv\w*|track\w*|status)\b/i.test(text)) return undefined;
  const { order_no: orderNo } = order;
  const route = `${pagePaths.orderDetail}?orderNo=${encodeURIComponent(orderNo)}`;
  const source: Source = { type: 'ORDER', id: orderNo, title: assistantTexts.order(orderNo), route };
  return {
    reply: assistantTexts.status(orderNo, statusText(order).text),
    sources: [source],
    handover: false,
  };
}

/** Who is in danger is told what to do and led to a person, whatever else they ask and however much they have asked today. */
async function answerDanger(
  shop: ShopContext,
  context: RequestContext,
  { sessionId, askId, text }: Schemas['AssistantQuestion'],
): Promise<Schemas['AssistantReply'] | undefined> {
  const danger = dangerIn(text);
  if (danger === undefined) return undefined;
  const place: Place = { isMember: isMember(context), orderNo: undefined, spu: undefined, sku: undefined };
  const reply = dangerText(danger, context.site);
  const answer: AssistantAnswer = { reply, sources: [], actions: chooseActions('', place, true), handover: true };
  try {
    await countQuestion(shop, context);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { sessionId: sessionId ?? newSessionId(), ...answer };
  }
  return { sessionId: await keepMessages(shop, askerOf(context), { sessionId, askId, text, answer }), ...answer };
}

/**
 * Answers a question out of what the shop says, sentence by sentence, and keeps both in the conversation. What is found is data:
 * actions come from rules over the question, and an order is shown to its member alone.
 * @throws BAD_REQUEST, ASSISTANT_RATE, UNAVAILABLE before the first sentence
 */
export async function* askAssistant(
  shop: ShopContext,
  context: RequestContext,
  question: Schemas['AssistantQuestion'],
  find: typeof findPassages,
  gone: AbortSignal,
): AsyncGenerator<object, Schemas['AssistantReply']> {
  const { sessionId, askId, text, context: origin } = question;
  const asker = askerOf(context);
  const earlier = await findReply(shop.db, { sessionId, askId }, asker);
  if (earlier && sessionId !== undefined) return { sessionId, ...earlier };
  const inDanger = await answerDanger(shop, context, question);
  if (inDanger) return inDanger;
  const giveBack = slots.take(asker.accountId ?? networkOf(context.client.ip));
  try {
    await countQuestion(shop, context);
    const product = origin.model === undefined ? undefined : await findProductIfShown(shop, { spu: origin.model });
    const order = await readOwnOrder(shop, context, orderNumberIn(text) ?? origin.orderNo);
    const inquiry: Inquiry = { text, site: context.site, spu: product?.spu };
    const place: Place = {
      isMember: isMember(context),
      orderNo: order?.order_no,
      spu: product?.spu,
      sku: product?.defaultSku,
    };
    const found = (await answerAtOnce(inquiry, order)) ?? (yield* lookUp(shop, context, inquiry, find, gone));
    const answer: AssistantAnswer = { ...found, actions: chooseActions(text, place, found.handover) };
    const id = await keepMessages(shop, asker, { sessionId, askId, text, answer });
    return { sessionId: id, ...answer, reply: neutraliseTags(answer.reply) };
  } finally {
    giveBack();
  }
}

async function* lookUp(
  shop: ShopContext,
  context: RequestContext,
  inquiry: Inquiry,
  find: typeof findPassages,
  gone: AbortSignal,
): AsyncGenerator<object, Omit<AssistantAnswer, 'actions'>> {
  const byData = await answerByData(shop, inquiry.site, inquiry.text, inquiry.spu);
  if (byData && byData !== 'unknown') return byData;
  const offered = byData === undefined ? await offerLights(shop, inquiry.site, inquiry.text) : undefined;
  if (offered) return offered;
  const passages = await readPassages(shop, find, inquiry, byData === 'unknown');
  const [best] = passages;
  const unknown = byData === 'unknown' ? assistantTexts.unknownFact : assistantTexts.unknown;
  if (!best) return { reply: unknown, sources: [], handover: true };
  const { sentences, from } = yield* word(shop, context, inquiry, passages, gone);
  if (sentences.length === 0) return { reply: assistantTexts.thisPage, sources: [sourceOf(best)], handover: false };
  const sources = new Map([...from].map((passage) => [passage.address, sourceOf(passage)]));
  return { reply: sentences.join(' '), sources: [...sources.values()], handover: false };
}
