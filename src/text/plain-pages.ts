export const plainText = {
  needed: 'This page needs JavaScript.',
  /** Above a form that was refused, before the reason. */
  refused: 'It wasn’t sent',
  invalid: 'Check what you typed.',
  saved: 'Saved',
  save: 'Save',
  needsScript: 'JavaScript is off in this browser. You can see your order, but you need it to pay, change or return.',
} as const;
