import { ticketCategories, type TicketCategory } from '#rules/ticket-states.ts';
import { jsonEntry, textEntry } from './entry.ts';
import { isRecord, listOf, shortText, textOf } from './shapes.ts';
import { storedPictureOf, type StoredPicture } from './stored-picture.ts';

/** Pictures that were sent for a message that is not, by the draft that the shop keeps them under. */
interface WithPictures {
  readonly draftId: string;
  readonly pictures: readonly StoredPicture[];
}

/** A ticket that was typed and not sent. */
export interface TicketDraft extends WithPictures {
  /** The member, empty for a guest. */
  readonly owner: string;
  readonly category: TicketCategory | '';
  readonly orderNo: string;
  readonly subject: string;
  readonly text: string;
  readonly email: string;
  /** A conversation with the assistant that goes along; empty for none. */
  readonly sessionId: string;
}

/** A message about a ticket that was typed and not sent: about one ticket at a time. */
export interface TicketReplyDraft extends WithPictures {
  readonly ticketNo: string;
  readonly text: string;
}

const draftIdOf = (value: unknown): string => (typeof value === 'string' && /^[\da-f-]{36}$/.test(value) ? value : '');
const picturesOf = (value: unknown): readonly StoredPicture[] => listOf(storedPictureOf, 6)(value) ?? [];

function ticketDraftOf(value: unknown): TicketDraft | undefined {
  if (!isRecord(value) || typeof value['owner'] !== 'string') return undefined;
  const { category, draftId, pictures } = value;
  return {
    owner: textOf(value['owner'], 200),
    category: ticketCategories.find((candidate) => candidate === category) ?? '',
    orderNo: textOf(value['orderNo'], 40),
    subject: textOf(value['subject'], 120),
    text: textOf(value['text'], 4_000),
    email: textOf(value['email'], 320),
    sessionId: textOf(value['sessionId'], 40),
    draftId: draftIdOf(draftId),
    pictures: draftIdOf(draftId) === '' ? [] : picturesOf(pictures),
  };
}

function replyDraftOf(value: unknown): TicketReplyDraft | undefined {
  if (!isRecord(value)) return undefined;
  const ticketNo = shortText(value['ticketNo']);
  const draftId = draftIdOf(value['draftId']);
  if (ticketNo === undefined) return undefined;
  const pictures = draftId === '' ? [] : picturesOf(value['pictures']);
  return { ticketNo, text: textOf(value['text'], 4_000), draftId, pictures };
}

export const ticketDraft = jsonEntry<TicketDraft>('ticketDraft', ticketDraftOf, {
  ...{ owner: '', category: '', orderNo: '', subject: '', text: '', email: '' },
  ...{ sessionId: '', draftId: '', pictures: [] },
});
export const ticketReplyDraft = jsonEntry<TicketReplyDraft>('ticketReplyDraft', replyDraftOf, {
  ...{ ticketNo: '', text: '', draftId: '', pictures: [] },
});

export const isTicketKey = (text: string): text is string => /^[\w-]{20,100}$/.test(text);

/** The key of a mailed link, which opens the tickets of an address without an account. */
export const ticketKey = textEntry('ticketKey', '', isTicketKey);
