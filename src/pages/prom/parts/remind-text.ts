/** A mail before a sale or an event begins. */
export const remindText = {
  remind: 'Remind me',
  remindOf: (title: string) => `Remind me about ${title}`,
  reminded: 'Reminder set',
  remindedOf: (title: string) => `Cancel reminder for ${title}`,
  done: 'We’ll email you once, 15 minutes before.',
  back: 'You won’t get a reminder.',
  form: {
    title: 'Remind me',
    close: 'Close',
    about: (title: string) => `One email about ${title}, 15 minutes before it starts. Nothing else.`,
    email: 'Email',
    emailWrong: 'Enter an email address such as name@example.com.',
    submit: 'Remind me',
  },
} as const;
