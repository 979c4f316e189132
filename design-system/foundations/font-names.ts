/** The face of the text, for its rule in the style sheet and for who needs it before the sheet is here. */
export const textFont = {
  family: 'Instrument Sans Variable',
  descriptors: { weight: '400 700', display: 'swap' },
} as const;
