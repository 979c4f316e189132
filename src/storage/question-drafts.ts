import { jsonEntry } from './entry.ts';
import { isRecord, listOf, shortText, textOf } from './shapes.ts';
import { storedPictureOf, type StoredPicture } from './stored-picture.ts';

/** The draft of the shop that a text belongs to. */
export interface DraftTie {
  readonly draftId: string;
  /** Which of its versions was seen last. */
  readonly version: number;
}

/** A question that was typed and not sent: about one product at a time. */
export interface QuestionDraft {
  /** The member, empty for a guest, and the product. */
  readonly owner: string;
  readonly title: string;
  readonly body: string;
  readonly pictures: readonly StoredPicture[];
  readonly tie?: DraftTie;
}

/** An answer that was typed and not sent: to one question at a time. */
export interface AnswerDraft {
  /** The member, empty for a guest, and the question. */
  readonly owner: string;
  readonly body: string;
  readonly pictures: readonly StoredPicture[];
  readonly tie?: DraftTie;
}

/** A comment that was typed and not sent: on one answer at a time. */
export interface CommentDraft {
  /** The member, empty for a guest, and the answer. */
  readonly owner: string;
  readonly body: string;
}

const picturesOf = (value: unknown): readonly StoredPicture[] => listOf(storedPictureOf, 3)(value) ?? [];

/** As a part of a draft: nothing where it is none. */
function tieOf(value: unknown): { readonly tie?: DraftTie } {
  if (!isRecord(value)) return {};
  const draftId = shortText(value['draftId']);
  const version = value['version'];
  return draftId === undefined || typeof version !== 'number' ? {} : { tie: { draftId, version } };
}

function questionDraftOf(value: unknown): QuestionDraft | undefined {
  if (!isRecord(value)) return undefined;
  const owner = shortText(value['owner']);
  if (owner === undefined) return undefined;
  const { title, body, pictures, tie } = value;
  return {
    ...{ owner, title: textOf(title, 150), body: textOf(body, 1_000), pictures: picturesOf(pictures) },
    ...tieOf(tie),
  };
}

function answerDraftOf(value: unknown): AnswerDraft | undefined {
  if (!isRecord(value)) return undefined;
  const owner = shortText(value['owner']);
  return owner === undefined
    ? undefined
    : {
        ...{ owner, body: textOf(value['body'], 2_000), pictures: picturesOf(value['pictures']) },
        ...tieOf(value['tie']),
      };
}

function commentDraftOf(value: unknown): CommentDraft | undefined {
  if (!isRecord(value)) return undefined;
  const owner = shortText(value['owner']);
  return owner === undefined ? undefined : { owner, body: textOf(value['body'], 500) };
}

export const questionDraft = jsonEntry('questionDraft', questionDraftOf, {
  owner: '',
  title: '',
  body: '',
  pictures: [],
});
export const answerDraft = jsonEntry('answerDraft', answerDraftOf, { owner: '', body: '', pictures: [] });
export const commentDraft = jsonEntry('commentDraft', commentDraftOf, { owner: '', body: '' });
