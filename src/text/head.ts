export const headText = {
  siteName: 'Lampyris',
  description: 'Smart lights for every room and the garden.',
} as const;
