import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { runCommand } from '#server/ops/run-command.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { lamp, openOrderShop, type OrderShop } from '../../orders/order-fixture.ts';

type Schemas = components['schemas'];

/** The product that `lamp` is a form of. */
export const lampSpu = 'LM-ORB-A60';

export interface QuestionShop extends OrderShop {
  /** A member who received the lamp. */
  buyer(): Promise<TestMember>;
  /** Sends a question, under a key of its own unless one is named. */
  ask(member: TestMember, change?: Partial<Schemas['NewQuestion']>, key?: string): ReturnType<typeof sendQuestion>;
  /** Sends an answer. */
  answer(
    member: TestMember,
    questionId: string,
    change?: Partial<Schemas['NewReply']>,
    key?: string,
  ): ReturnType<typeof sendReply>;
  /** A question that everyone sees, asked by the member. */
  asked(member: TestMember, change?: Partial<Schemas['NewQuestion']>): Promise<string>;
  /** An answer that everyone sees, written by the member. */
  answered(member: TestMember, questionId: string, body?: string): Promise<string>;
  /** Carries out a command of an operator. */
  ops(...words: string[]): ReturnType<typeof runCommand>;
}

const sendQuestion = (
  { api }: OrderShop,
  { token }: TestMember,
  change: Partial<Schemas['NewQuestion']>,
  key: string = randomUUID(),
) => api.call('askQuestion', { token, key, body: { spu: lampSpu, title: 'How warm is its light?', ...change } });

const sendReply = (
  { api }: OrderShop,
  { token }: TestMember,
  questionId: string,
  change: Partial<Schemas['NewReply']>,
  key: string = randomUUID(),
) => api.call('answerQuestion', { token, key, body: { questionId, body: 'As warm as a candle.', ...change } });

/** The shop with questions about a lamp: for tests of what members ask and answer. */
export async function openQuestionShop(): Promise<QuestionShop> {
  const at = await openOrderShop();
  const { db } = at.shop;
  const ops = (...words: string[]) => runCommand(at.shop, words);
  const ask: QuestionShop['ask'] = (member, change = {}, key) => sendQuestion(at, member, change, key);
  const answer: QuestionShop['answer'] = (member, questionId, change = {}, key) =>
    sendReply(at, member, questionId, change, key);
  return {
    ...at,
    ops,
    ask,
    answer,
    buyer: async () => {
      const member = await at.member();
      const { orderNo } = await at.place({ member, lines: [{ sku: lamp, quantity: 1, buyType: 0 }] });
      await db.updateTable('orders').set({ status: 'DELIVERED' }).where('order_no', '=', orderNo).execute();
      return member;
    },
    asked: async (member, change) => {
      const { data } = await ask(member, change);
      if (data.status === 'PENDING') await ops('qa', 'approve', data.questionId);
      return data.questionId;
    },
    answered: async (member, questionId, body) => {
      const { data } = await answer(member, questionId, body === undefined ? {} : { body });
      if (data.status === 'PENDING') await ops('qa', 'approve', data.replyId);
      return data.replyId;
    },
  };
}
