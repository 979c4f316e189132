import type { Draft } from '#src/forms/draft.ts';
import { tabStore } from '#src/storage/browser-store.ts';
import { questionDraft, type QuestionDraft } from '#src/storage/question-drafts.ts';

type Written = Omit<QuestionDraft, 'owner'>;

/**
 * The question that was written about a product, or about one that is not chosen yet, and not sent; in this tab. What a guest
 * has written is there for the member who logs in, and nobody sees what a member has written.
 */
export function questionDraftOf(member: string | null, spu: string | undefined): Draft<Written> {
  const about = spu ?? 'any';
  const owner = `${member ?? ''} ${about}`;
  const isReadable = (draft: QuestionDraft) => draft.owner === owner || draft.owner === ` ${about}`;
  return {
    read: () => {
      const draft = tabStore.read(questionDraft);
      return isReadable(draft) ? draft : undefined;
    },
    keep: (written) => tabStore.write(questionDraft, { ...written, owner }),
    drop: () => {
      if (isReadable(tabStore.read(questionDraft))) tabStore.remove(questionDraft);
    },
  };
}
