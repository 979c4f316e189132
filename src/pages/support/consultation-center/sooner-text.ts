export const soonerText = {
  sooner: {
    title: 'Done without a message',
    parcel: 'Track a parcel',
    back: 'Return it or claim its warranty',
    light: 'Manuals and answers for each light',
  },
  helps: {
    title: 'What helps us answer',
    lines: [
      'Your order, chosen in the form',
      'A photo of the light and of its label',
      'What the app says, word for word',
    ],
  },
} as const;
