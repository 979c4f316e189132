import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#openapi/types.ts';
import { unwrap } from '../envelope.ts';
import { keepGuestData, shopKey, type Shop } from '../shop.ts';

export type Question = components['schemas']['Question'];
export type QaReply = components['schemas']['QaReply'];
export type QuestionDetail = components['schemas']['QuestionDetail'];
export type QuestionFilter = NonNullable<operations['listQuestions']['parameters']['query']>;

/** The key of everything about questions and answers. */
export const questionKey = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'questions', ...rest);

/** A page of questions; the last one stays while the next one loads, unless another member was shown it. */
export const questionList = (shop: Shop, query: QuestionFilter) =>
  queryOptions({
    queryKey: questionKey(shop, 'list', query),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/appQuestionAnswer/question/list', { params: { query }, signal })),
    placeholderData: (previous, before) => {
      const [site, member] = before?.queryKey ?? [];
      return site === shop.site && (member === null || member === shop.member) ? previous : undefined;
    },
  });

/** A question with a page of its answers. */
export const questionDetail = (shop: Shop, questionId: string, pageNo: number) =>
  queryOptions({
    queryKey: questionKey(shop, 'detail', questionId, pageNo),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/appQuestionAnswer/question/detail', {
          params: { query: { questionId, pageNo } },
          signal,
        }),
      ),
    placeholderData: keepGuestData(questionKey(shop, 'detail', questionId, pageNo)),
  });

/** Whether the member is an answerer, and what is asked of one. */
export const answererStatus = (shop: Shop) =>
  queryOptions({
    queryKey: questionKey(shop, 'answerer'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/appQuestionAnswer/answerer-status', { signal })),
  });
