import { jsonEntry } from './entry.ts';
import { isRecord, listOf, shortText, textOf } from './shapes.ts';
import { storedPictureOf, type StoredPicture } from './stored-picture.ts';

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
    pictures: listOf(storedPictureOf, 6)(pictures) ?? [],
  };
}

const none: ReviewDraft = { owner: '', rating: 0, title: '', body: '', pictures: [] };

export const reviewDraft = jsonEntry('reviewDraft', reviewDraftOf, none);
