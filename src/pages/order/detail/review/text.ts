import { fixFields } from '#src/text/form-errors.ts';

export const reviewText = {
  write: 'Write a review',
  goOn: 'Continue your review',
  writeOf: (title: string) => `Write a review of ${title}`,
  goOnOf: (title: string) => `Continue your review of ${title}`,
  state: {
    PENDING: 'Thanks! We’ll check your review before it goes live.',
    PUBLISHED: 'Your review is live.',
    REJECTED: 'Your review isn’t shown.',
  },
  rejection: {
    OFFENSIVE: 'It insults or threatens someone.',
    PRIVATE_DATA: 'It shows private data.',
    OFF_TOPIC: 'It isn’t about the product.',
    ADVERTISING: 'It advertises something.',
    PICTURE: 'We can’t show one of the pictures.',
    OTHER: 'It breaks our rules for reviews.',
  },
  title: (product: string) => `Review of ${product}`,
  lead: 'It appears with your shop name. We check pictures first.',
  close: 'Close',
  stars: 'Your rating',
  starWords: ['1 star, poor', '2 stars, fair', '3 stars, good', '4 stars, very good', '5 stars, excellent'],
  heading: 'Title',
  headingHint: (most: number) => `In a few words, up to ${most} characters`,
  body: 'Your review',
  bodyHint: 'What’s good, what isn’t, and where you use it',
  draft: 'We kept what you wrote.',
  discard: 'Start over',
  offline: 'You’re offline. We’ll keep what you write until you’re back.',
  send: 'Send review',
  errors: fixFields,
  missing: {
    rating: 'Choose one to five stars.',
    title: 'Enter a title.',
    body: 'Write at least one sentence.',
  },
  sent: {
    PENDING: 'Thanks! We’ll check your review before it goes live.',
    PUBLISHED: 'Thanks! Your review is live.',
  },
} as const;
