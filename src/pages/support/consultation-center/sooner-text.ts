export const soonerText = {
  sooner: {
    title: 'Quicker than a message',
    parcel: 'Track a parcel',
    back: 'Return it or make a warranty claim',
    light: 'Manuals and answers for each light',
  },
  helps: {
    title: 'What helps us answer',
    lines: ['Your order, chosen in the form', 'A photo of the light and its label', 'What the app says, word for word'],
  },
} as const;
