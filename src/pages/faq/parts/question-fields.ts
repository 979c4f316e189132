import { cleanText } from '#rules/clean-text.ts';
import { qaLengths } from '#rules/qa-limits.ts';
import type { FieldErrors } from '#src/forms/form-errors.ts';
import { questionText } from './detail-text.ts';
import { askText } from './ask-text.ts';

export interface WrittenText {
  readonly title: string;
  readonly body: string;
}

/** What is missing before a question can be sent. */
export const checkQuestion = ({ title }: WrittenText): FieldErrors<WrittenText> =>
  cleanText('line', title).length < qaLengths.title.min ? { title: askText.missing(qaLengths.title.min) } : {};

/** What is missing before an answer can be sent. */
export const checkAnswer = ({ body }: { readonly body: string }): FieldErrors<{ readonly body: string }> =>
  cleanText('block', body).length < qaLengths.reply.min ? { body: questionText.answer.missing } : {};
