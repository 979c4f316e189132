import type { TicketCategory } from '#rules/ticket-states.ts';
import type { Draft } from '#src/forms/draft.ts';
import { tabStore } from '#src/storage/browser-store.ts';
import { ticketDraft, type TicketDraft } from '#src/storage/ticket-drafts.ts';

export type WrittenTicket = Omit<TicketDraft, 'owner'>;

/** What the fields of a new ticket hold. */
export interface TicketValues {
  readonly category: TicketCategory | '';
  readonly orderNo: string;
  readonly subject: string;
  readonly text: string;
  readonly email: string;
}

/**
 * What was written and not sent; in this tab, like everything that is typed. What a guest has written is there for the member who
 * logs in, and nobody sees what a member has written.
 */
export function ticketDraftOf(member: string | null): Draft<WrittenTicket> {
  const owner = member ?? '';
  const isReadable = (draft: TicketDraft) => draft.owner === owner || draft.owner === '';
  return {
    read: () => {
      const draft = tabStore.read(ticketDraft);
      return isReadable(draft) && draft.draftId !== '' ? draft : undefined;
    },
    keep: (written) => tabStore.write(ticketDraft, { ...written, owner }),
    drop: () => {
      if (isReadable(tabStore.read(ticketDraft))) tabStore.remove(ticketDraft);
    },
  };
}

/** Hands a conversation with the assistant over to a message to the shop, with what was typed last; what stands there already stays. */
export function handOver(member: string | null, sessionId: string | undefined, typed: string): void {
  const draft = ticketDraftOf(member);
  const before = draft.read();
  const blank = { category: '' as const, orderNo: '', subject: '', email: '', pictures: [] };
  draft.keep({
    ...(before ?? blank),
    text: before?.text.includes(typed) ? before.text : [before?.text ?? '', typed].filter(Boolean).join('\n\n'),
    sessionId: sessionId ?? before?.sessionId ?? '',
    draftId: before?.draftId ?? crypto.randomUUID(),
  });
}
