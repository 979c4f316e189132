import { defineHandlers } from '../contract/handler.ts';
import { requireMember } from '../contract/request-context.ts';
import { answerQuestion } from '../shop/community/questions/answer-question.ts';
import { applyAsAnswerer } from '../shop/community/questions/answerers/apply.ts';
import { readStatus } from '../shop/community/questions/answerers/read-status.ts';
import { askQuestion } from '../shop/community/questions/ask-question.ts';
import { chooseBestReply } from '../shop/community/questions/choose-best.ts';
import { followQuestion } from '../shop/community/questions/follow-question.ts';
import { likeReply } from '../shop/community/questions/like-reply.ts';
import { listQuestions } from '../shop/community/questions/list-questions.ts';
import { deleteContent, editContent } from '../shop/community/questions/own-content.ts';
import { readQuestion } from '../shop/community/questions/read-question.ts';
import { readSpace } from '../shop/community/questions/read-space.ts';
import { reportContent } from '../shop/community/questions/report-content.ts';
import { findSimilarQuestions } from '../shop/community/questions/similar-questions.ts';

export const questionRoutes = defineHandlers({
  listQuestions: ({ query, context }, shop) => listQuestions(shop, context, query),
  getQuestion: ({ query, context }, shop) => readQuestion(shop, context, query),
  findSimilarQuestions: ({ query, context }, shop) => findSimilarQuestions(shop, context, query),
  askQuestion: ({ context, body, headers }, shop) =>
    askQuestion(shop, requireMember(context), body, headers['idempotency-key']),
  answerQuestion: ({ context, body, headers }, shop) =>
    answerQuestion(shop, requireMember(context), body, headers['idempotency-key']),
  likeReply: ({ context, body }, shop) => likeReply(shop, requireMember(context).account.accountId, body),
  followQuestion: ({ context, body }, shop) => followQuestion(shop, requireMember(context).account.accountId, body),
  reportContent: async ({ context, body }, shop) => {
    await reportContent(shop, requireMember(context).account.accountId, body);
    return {};
  },
  chooseBestReply: ({ context, body }, shop) => chooseBestReply(shop, requireMember(context).account.accountId, body),
  editContent: async ({ context, body }, shop) => {
    await editContent(shop, requireMember(context).account.accountId, body);
    return {};
  },
  deleteContent: async ({ context, body }, shop) => {
    await deleteContent(shop, requireMember(context).account.accountId, body);
    return {};
  },
  applyAsAnswerer: ({ context, body }, shop) => applyAsAnswerer(shop, requireMember(context), body),
  getAnswererStatus: ({ context }, shop) => readStatus(shop, requireMember(context)),
  getQaSpace: ({ context, query }, shop) => readSpace(shop, requireMember(context), query),
});
