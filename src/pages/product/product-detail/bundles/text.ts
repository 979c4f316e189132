export const productBundlesText = {
  title: 'Part of a bundle',
  all: 'All bundles',
  part: (quantity: number, title: string) => (quantity === 1 ? title : `${quantity} × ${title}`),
  separately: 'Separately',
  save: (amount: string) => `Save ${amount}`,
} as const;
