import { jsonEntry } from './entry.ts';
import { isRecord, listOf, shortText } from './shapes.ts';

/** A picture that has reached the shop. */
export interface StoredPicture {
  readonly mediaId: string;
  /** Its name on the shopper's device. */
  readonly name: string;
  readonly url: string;
}

/** A review that was typed and not sent: of one order line at a time. */
export interface ReviewDraft {
  /** The member and the order line. */
  readonly owner: string;
  /** 0 while no stars are chosen. */
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly pictures: readonly StoredPicture[];
}

function pictureOf(value: unknown): StoredPicture | undefined {
  if (!isRecord(value)) return undefined;
  const mediaId = shortText(value['mediaId']);
  const name = shortText(value['name']);
  const url = shortText(value['url']);
  return mediaId && name && url?.startsWith('/media/uploads/') ? { mediaId, name, url } : undefined;
}

const textOf = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

function reviewDraftOf(value: unknown): ReviewDraft | undefined {
  if (!isRecord(value)) return undefined;
  const owner = shortText(value['owner']);
  if (owner === undefined) return undefined;
  const { rating, title, body, pictures } = value;
  return {
    owner,
    rating: typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating) ? rating : 0,
    title: textOf(title, 80),
    body: textOf(body, 2_000),
    pictures: listOf(pictureOf, 6)(pictures) ?? [],
  };
}

const none: ReviewDraft = { owner: '', rating: 0, title: '', body: '', pictures: [] };

export const reviewDraft = jsonEntry('reviewDraft', reviewDraftOf, none);
