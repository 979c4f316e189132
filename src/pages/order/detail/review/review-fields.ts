import type { FieldErrors } from '#src/forms/form-errors.ts';
import { reviewText } from './text.ts';

export interface ReviewValues {
  /** 0 while no stars are chosen. */
  readonly rating: number;
  readonly title: string;
  readonly body: string;
}

export const emptyReview: ReviewValues = { rating: 0, title: '', body: '' };

export const reviewIds = { rating: 'review-rating', title: 'review-title', body: 'review-body' } as const;

const text = reviewText.missing;

/** What is missing before a review can be sent. */
export const checkReview = ({ rating, title, body }: ReviewValues): FieldErrors<ReviewValues> => ({
  ...(rating === 0 && { rating: text.rating }),
  ...(title.trim() === '' && { title: text.title }),
  ...(body.trim() === '' && { body: text.body }),
});
