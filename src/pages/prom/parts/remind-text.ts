/** A mail before a sale or an event begins. */
export const remindText = {
  remind: 'Remind me',
  remindOf: (title: string) => `Remind me of ${title}`,
  reminded: 'Reminder set',
  remindedOf: (title: string) => `Reminder set for ${title}, take it back`,
  done: 'We send you one mail, 15 minutes before.',
  back: 'You get no mail about it.',
  form: {
    title: 'Remind me',
    close: 'Close',
    about: (title: string) => `One mail about ${title}, 15 minutes before it starts. Nothing else.`,
    email: 'E-mail',
    emailWrong: 'Enter an e-mail address such as name@example.com.',
    submit: 'Remind me',
  },
} as const;
