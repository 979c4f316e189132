import type { Draft } from '#src/forms/draft.ts';
import { tabStore } from '#src/storage/browser-store.ts';
import { answerDraft, type AnswerDraft } from '#src/storage/question-drafts.ts';

type Written = Omit<AnswerDraft, 'owner'>;

/**
 * What was written to one question and not sent; in this tab, like everything that is typed. What a guest has written is
 * there for the member who logs in, and nobody sees what a member has written.
 */
export function answerDraftOf(member: string | null, questionId: string): Draft<Written> {
  const owner = `${member ?? ''} ${questionId}`;
  const isReadable = (draft: AnswerDraft) => draft.owner === owner || draft.owner === ` ${questionId}`;
  return {
    read: () => {
      const draft = tabStore.read(answerDraft);
      return isReadable(draft) ? { body: draft.body, pictures: draft.pictures } : undefined;
    },
    keep: (written) => tabStore.write(answerDraft, { ...written, owner }),
    drop: () => {
      if (isReadable(tabStore.read(answerDraft))) tabStore.remove(answerDraft);
    },
  };
}
