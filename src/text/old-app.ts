export const oldAppText = {
  message: (version: string, oldest: string) =>
    `Your Lampyris app is version ${version}, and the shop needs ${oldest}. Please update it: until then some pages may not work.`,
  confirm: 'OK',
} as const;
