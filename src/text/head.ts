export const headText = {
  siteName: 'Lampyris',
  description: 'Smart lamps, strips and outdoor lights that set the mood of every room, by day and by night.',
} as const;
