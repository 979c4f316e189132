import { tabStore } from '#src/storage/browser-store.ts';
import { reviewDraft, type ReviewDraft } from '#src/storage/review-draft.ts';
import type { Draft } from '#src/forms/draft.ts';

type Written = Omit<ReviewDraft, 'owner'>;

/** What a member has written about one order line and not sent; in this tab, like everything that is typed. */
export function reviewDraftOf(member: string, lineId: string): Draft<Written> {
  const owner = `${member} ${lineId}`;
  return {
    read: () => {
      const draft = tabStore.read(reviewDraft);
      return draft.owner === owner ? draft : undefined;
    },
    keep: (written) => tabStore.write(reviewDraft, { ...written, owner }),
    drop: () => {
      if (tabStore.read(reviewDraft).owner === owner) tabStore.remove(reviewDraft);
    },
  };
}
