import type { FieldErrors } from '#src/forms/form-errors.ts';
import { questionText } from '../text/detail.ts';
import { askText } from '../text/ask.ts';

/** Lengths in characters, as the contract has them. */
export const lengths = { titleLeast: 10, titleMost: 150, bodyMost: 1_000, answerLeast: 2, answerMost: 2_000 } as const;

/** Pictures of one question or answer. */
export const questionMaxMedia = 3;

export interface WrittenText {
  readonly title: string;
  readonly body: string;
}

/** What is missing before a question can be sent. */
export const checkQuestion = ({ title }: WrittenText): FieldErrors<WrittenText> =>
  title.trim().length < lengths.titleLeast ? { title: askText.missing(lengths.titleLeast) } : {};

/** What is missing before an answer can be sent. */
export const checkAnswer = ({ body }: { readonly body: string }): FieldErrors<{ readonly body: string }> =>
  body.trim().length < lengths.answerLeast ? { body: questionText.answer.missing } : {};
