import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { withTransaction } from '../db/transaction.ts';
import { answerQuestion } from '../shop/community/questions/answer-question.ts';
import { applyAsAnswerer } from '../shop/community/questions/answerers/apply.ts';
import { readStatus } from '../shop/community/questions/answerers/read-status.ts';
import { askQuestion } from '../shop/community/questions/ask-question.ts';
import { commentOnReply } from '../shop/community/questions/comments/comment-on-reply.ts';
import { listComments } from '../shop/community/questions/comments/list-comments.ts';
import { deleteDraft, presentDraft, readDrafts, saveDraft } from '../shop/community/questions/drafts/save-draft.ts';
import { chooseBestReply } from '../shop/community/questions/choose-best.ts';
import { followQuestion } from '../shop/community/questions/follow-question.ts';
import { likeContent } from '../shop/community/questions/like-content.ts';
import { listQuestions } from '../shop/community/questions/list-questions.ts';
import { deleteContent, editContent } from '../shop/community/questions/own-content.ts';
import { readQuestion } from '../shop/community/questions/read-question.ts';
import { readSpace } from '../shop/community/questions/space/read-space.ts';
import { reportContent } from '../shop/community/questions/report-content.ts';
import { findSimilarQuestions } from '../shop/community/questions/similar-questions.ts';

export const questionRoutes = defineHandlers({
  listQuestions: ({ query, context }, shop) => listQuestions(shop, context, query),
  getQuestion: ({ query, context }, shop) => readQuestion(shop, context, query),
  findSimilarQuestions: ({ query, context }, shop) => findSimilarQuestions(shop, context, query),
  askQuestion: ({ context, body, headers }, shop) =>
    askQuestion(shop, requireProved(context), body, headers['idempotency-key']),
  answerQuestion: ({ context, body, headers }, shop) =>
    answerQuestion(shop, requireProved(context), body, headers['idempotency-key']),
  likeContent: ({ context, body }, shop) => likeContent(shop, requireProved(context).account.accountId, body),
  followQuestion: ({ context, body }, shop) => followQuestion(shop, requireProved(context).account.accountId, body),
  reportContent: async ({ context, body }, shop) => {
    await reportContent(shop, requireProved(context).account.accountId, body);
    return {};
  },
  chooseBestReply: ({ context, body }, shop) => chooseBestReply(shop, requireProved(context).account.accountId, body),
  editContent: async ({ context, body }, shop) => {
    await editContent(shop, requireProved(context).account.accountId, body);
    return {};
  },
  deleteContent: async ({ context, body }, shop) => {
    await deleteContent(shop, requireProved(context).account.accountId, body);
    return {};
  },
  applyAsAnswerer: ({ context, body }, shop) => applyAsAnswerer(shop, requireProved(context), body),
  getAnswererStatus: ({ context }, shop) => readStatus(shop, requireProved(context)),
  listComments: ({ query, context }, shop) => listComments(shop, context, query),
  commentOnReply: ({ context, body, headers }, shop) =>
    commentOnReply(shop, requireProved(context), body, headers['idempotency-key']),
  listDrafts: async ({ context, query }, shop) => {
    const drafts = await readDrafts(shop.db, requireProved(context).account.accountId, query);
    return { list: drafts.map(presentDraft) };
  },
  saveDraft: ({ context, body }, shop) => saveDraft(shop, requireProved(context).account.accountId, body),
  deleteDraft: async ({ context, body }, shop) => {
    const { accountId } = requireProved(context).account;
    await withTransaction(shop, 'durable', (tx) => deleteDraft(tx, accountId, body.draftId));
    return {};
  },
  getQaSpace: ({ context, query }, shop) => readSpace(shop, requireProved(context), query),
});
