export const productBundlesText = {
  title: 'Part of a bundle',
  all: 'All bundles',
} as const;
