import { fixFields } from '#src/text/form-errors.ts';

export const reviewText = {
  write: 'Write a review',
  goOn: 'Go on with your review',
  writeOf: (title: string) => `Write a review of ${title}`,
  goOnOf: (title: string) => `Go on with your review of ${title}`,
  state: {
    PENDING: 'Your review was sent. We read it before it is shown.',
    PUBLISHED: 'Your review is shown.',
    REJECTED: 'Your review is not shown.',
  },
  rejection: {
    OFFENSIVE: 'It insults or threatens somebody.',
    PRIVATE_DATA: 'It shows private data.',
    OFF_TOPIC: 'It is not about the product.',
    ADVERTISING: 'It advertises something.',
    PICTURE: 'A picture cannot be shown.',
    OTHER: 'It breaks our rules for reviews.',
  },
  title: (product: string) => `Review of ${product}`,
  lead: 'It is shown with your shop name. We look at pictures first.',
  close: 'Close',
  stars: 'Your rating',
  starWords: ['1 star, poor', '2 stars, fair', '3 stars, good', '4 stars, very good', '5 stars, excellent'],
  heading: 'Title',
  headingHint: (most: number) => `In a few words, at most ${most} characters`,
  body: 'Your review',
  bodyHint: 'What is good, what is not, and where it stands',
  draft: 'We kept what you wrote.',
  discard: 'Start again',
  offline: 'You are offline. We keep what you write until you are back.',
  send: 'Send review',
  errors: fixFields,
  missing: {
    rating: 'Choose one to five stars.',
    title: 'Enter a title.',
    body: 'Write at least one sentence.',
  },
  sent: {
    PENDING: 'Thank you. We read your review before it is shown.',
    PUBLISHED: 'Thank you. Your review is shown.',
  },
} as const;
