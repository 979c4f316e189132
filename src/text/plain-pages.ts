export const plainText = {
  needed: 'This page needs JavaScript.',
  /** Above a form that was refused, before the reason. */
  refused: 'It was not sent',
  invalid: 'Please check what you typed.',
  saved: 'Saved',
  save: 'Save',
  needsScript: 'JavaScript is off in this browser. Here you see your order; paying, changing and returning need it.',
} as const;
