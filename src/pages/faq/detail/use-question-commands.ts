import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { questionKey, type QaReply, type Question, type QuestionDetail } from '#src/api/queries/questions.ts';
import { questionText as text } from '../parts/detail-text.ts';
import { useLogInFirst } from '../parts/use-log-in-first.ts';

type ContentType = 'QUESTION' | 'REPLY';

const path = '/app-mall/v1/appQuestionAnswer';

/**
 * What a reader does with a question and its answers. A like and a follow are shown at once, and as before where the server
 * refuses. A guest logs in first.
 */
export function useQuestionCommands(questionId: string) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const ask = useAsk();
  const logInFirst = useLogInFirst();
  const key = questionKey(shop, 'detail', questionId);
  const show = (change: (detail: QuestionDetail) => QuestionDetail) =>
    data.setQueriesData<QuestionDetail>({ queryKey: key }, (detail) => detail && change(detail));
  const showReply = (replyId: string, facts: Partial<QaReply>) =>
    show((detail) => ({
      ...detail,
      replies: detail.replies.map((reply) => (reply.replyId === replyId ? { ...reply, ...facts } : reply)),
    }));
  const showQuestion = (facts: Partial<Question>) =>
    show((detail) => ({ ...detail, question: { ...detail.question, ...facts } }));
  const readAgain = () => data.invalidateQueries({ queryKey: questionKey(shop) });
  const refused = ({ message }: Error) => notify({ text: message, tone: 'warning' });

  const like = useMutation({
    mutationFn: ({ replyId: targetId, liked }: QaReply) =>
      unwrap(shop.client.POST(`${path}/like`, { body: { targetType: 'REPLY', targetId, on: !liked } })),
    onMutate: ({ replyId, likes, liked }) => showReply(replyId, { likes: likes + (liked ? -1 : 1), liked: !liked }),
    onSuccess: ({ targetId, likes, liked }) => showReply(targetId, { likes, liked }),
    onError: (error, { replyId, likes, liked }) => {
      showReply(replyId, { likes, liked });
      refused(error);
    },
  });
  const follow = useMutation({
    mutationFn: ({ following }: Question) =>
      unwrap(shop.client.POST(`${path}/follow`, { body: { questionId, on: !following } })),
    onMutate: ({ followCount, following }) =>
      showQuestion({ followCount: followCount + (following ? -1 : 1), following: !following }),
    onSuccess: ({ followCount, following }) => showQuestion({ followCount, following }),
    onError: (error, { followCount, following }) => {
      showQuestion({ followCount, following });
      refused(error);
    },
  });
  const best = useMutation({
    mutationFn: (replyId: string | null) => unwrap(shop.client.POST(`${path}/best`, { body: { questionId, replyId } })),
    onSuccess: ({ replyId }) => {
      if (replyId !== null) notify({ text: text.marked, tone: 'success' });
    },
    onError: refused,
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: ({ type, id }: { type: ContentType; id: string }) =>
      unwrap(shop.client.DELETE(`${path}/content`, { body: { type, id } })),
    onSuccess: (_, { type }) => notify({ text: text.deletion.done[type], tone: 'success' }),
    onError: refused,
  });

  return {
    like: (reply: QaReply) => {
      if (shop.member === null) logInFirst();
      else if (!like.isPending) like.mutate(reply);
    },
    follow: (question: Question) => {
      if (shop.member === null) logInFirst();
      else if (!follow.isPending) follow.mutate(question);
    },
    /** Null marks none. */
    markBest: (replyId: string | null) => {
      if (!best.isPending) best.mutate(replyId);
    },
    markingBest: best.isPending ? best.variables : undefined,
    /** Asks first. @returns whether it is gone */
    remove: async (type: ContentType, id: string): Promise<boolean> => {
      const { title, message } = text.deletion[type];
      const isOk = await ask({
        kind: 'confirm',
        title,
        message,
        okLabel: text.deletion.ok,
        cancelLabel: text.deletion.cancel,
      });
      if (!isOk || remove.isPending) return false;
      const isGone = await remove.mutateAsync({ type, id }).then(
        () => true,
        () => false,
      );
      // The page of a deleted question leaves; what it was made of is read again where it is shown next.
      await data.invalidateQueries({
        queryKey: questionKey(shop),
        refetchType: type === 'QUESTION' ? 'none' : 'active',
      });
      return isGone;
    },
    readAgain,
  };
}

export type QuestionCommands = ReturnType<typeof useQuestionCommands>;
