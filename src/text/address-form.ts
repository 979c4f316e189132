export const addressFormText = {
  country: 'Country',
  chooseOption: 'Choose',
  more: 'Add apartment, floor or company',
  optional: 'Optional',
  phoneHint: 'Only for questions about the delivery',
  latinNameHint: 'As it should appear on the parcel. Carriers only read Latin letters.',
  postcodeHint: (example: string) => `For example ${example}`,
} as const;
