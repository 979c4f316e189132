export const addressFormText = {
  country: 'Country',
  chooseOption: 'Choose',
  more: 'Add apartment, floor or company',
  optional: 'Optional',
  phoneHint: 'Only for questions about the delivery',
  latinNameHint: 'As it should appear on the parcel: carriers read Latin letters only',
  postcodeHint: (example: string) => `For example ${example}`,
} as const;
