import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { questionKey } from '#src/api/queries/questions.ts';
import { useLogInFirst } from '../parts/use-log-in-first.ts';
import type { CommentPage, QaComment } from './queries.ts';
import { commentsText } from './text.ts';

const path = '/app-mall/v1/appQuestionAnswer';
const text = commentsText.deletion;

/**
 * What a reader does with the comments on an answer. A like is shown at once, and as before where the server refuses. What is
 * there no more is read again.
 */
export function useCommentCommands(replyId: string) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const ask = useAsk();
  const logInFirst = useLogInFirst();
  const show = (commentId: string, facts: Partial<QaComment>) =>
    data.setQueriesData<CommentPage>({ queryKey: questionKey(shop, 'comments', replyId) }, (page) =>
      page === undefined
        ? page
        : { ...page, list: page.list.map((each) => (each.commentId === commentId ? { ...each, ...facts } : each)) },
    );
  const readAgain = () => data.invalidateQueries({ queryKey: questionKey(shop) });
  const refused = (error: Error) => {
    notify({ text: error.message, tone: 'warning' });
    if (error instanceof ShopApiError && error.status === 404) void readAgain();
  };
  const like = useMutation({
    mutationFn: ({ commentId: targetId, liked }: QaComment) =>
      unwrap(shop.client.POST(`${path}/like`, { body: { targetType: 'COMMENT', targetId, on: !liked } })),
    onMutate: ({ commentId, likes, liked }) => show(commentId, { likes: likes + (liked ? -1 : 1), liked: !liked }),
    onSuccess: ({ targetId, likes, liked }) => show(targetId, { likes, liked }),
    onError: (error, { commentId, likes, liked }) => {
      show(commentId, { likes, liked });
      refused(error);
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => unwrap(shop.client.DELETE(`${path}/content`, { body: { type: 'COMMENT', id } })),
    onSuccess: () => notify({ text: text.done, tone: 'success' }),
    onError: refused,
  });
  return {
    like: (comment: QaComment) => {
      if (shop.member === null) logInFirst();
      else if (!like.isPending) like.mutate(comment);
    },
    /** Asks first. @returns whether it is gone */
    remove: async (commentId: string): Promise<boolean> => {
      const { title, message, ok: okLabel, cancel: cancelLabel } = text;
      const isOk = await ask({ kind: 'confirm', title, message, okLabel, cancelLabel });
      if (!isOk || remove.isPending) return false;
      const isGone = await remove.mutateAsync(commentId).then(
        () => true,
        () => false,
      );
      await readAgain();
      return isGone;
    },
    readAgain,
  };
}

export type CommentCommands = ReturnType<typeof useCommentCommands>;
