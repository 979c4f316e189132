import { jsonEntry } from './entry.ts';
import { isRecord, listOf, shortText, textOf } from './shapes.ts';
import { storedPictureOf, type StoredPicture } from './stored-picture.ts';

/** A question that was typed and not sent: about one product at a time. */
export interface QuestionDraft {
  /** The member, empty for a guest, and the product. */
  readonly owner: string;
  readonly title: string;
  readonly body: string;
  readonly pictures: readonly StoredPicture[];
}

/** An answer that was typed and not sent: to one question at a time. */
export interface AnswerDraft {
  /** The member, empty for a guest, and the question. */
  readonly owner: string;
  readonly body: string;
  readonly pictures: readonly StoredPicture[];
}

const picturesOf = (value: unknown): readonly StoredPicture[] => listOf(storedPictureOf, 3)(value) ?? [];

function questionDraftOf(value: unknown): QuestionDraft | undefined {
  if (!isRecord(value)) return undefined;
  const owner = shortText(value['owner']);
  if (owner === undefined) return undefined;
  const { title, body, pictures } = value;
  return { owner, title: textOf(title, 150), body: textOf(body, 1_000), pictures: picturesOf(pictures) };
}

function answerDraftOf(value: unknown): AnswerDraft | undefined {
  if (!isRecord(value)) return undefined;
  const owner = shortText(value['owner']);
  return owner === undefined
    ? undefined
    : { owner, body: textOf(value['body'], 2_000), pictures: picturesOf(value['pictures']) };
}

export const questionDraft = jsonEntry('questionDraft', questionDraftOf, {
  owner: '',
  title: '',
  body: '',
  pictures: [],
});
export const answerDraft = jsonEntry('answerDraft', answerDraftOf, { owner: '', body: '', pictures: [] });
