import type { Draft } from '#src/forms/draft.ts';
import { tabStore } from '#src/storage/browser-store.ts';
import type { Entry } from '#src/storage/entry.ts';

/**
 * What was written about one thing and not sent, in this tab. What a guest has written is there for the member who logs in, and
 * nobody sees what a member has written.
 * @param about the question, the answer or the product that it is written to; '' for none
 */
export function ownedDraft<Written extends object>(
  entry: Entry<Written & { readonly owner: string }>,
  member: string | null,
  about: string,
): Draft<Written> {
  const owner = `${member ?? ''} ${about}`;
  const isReadable = (draft: { readonly owner: string }) => draft.owner === owner || draft.owner === ` ${about}`;
  return {
    read: () => {
      const draft = tabStore.read(entry);
      return isReadable(draft) ? draft : undefined;
    },
    keep: (written) => tabStore.write(entry, { ...written, owner }),
    drop: () => {
      if (isReadable(tabStore.read(entry))) tabStore.remove(entry);
    },
  };
}
