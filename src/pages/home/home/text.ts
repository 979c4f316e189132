export const homeText = {
  brand: 'Lampyris',
  heading: 'Lampyris: smart lights for every room',
} as const;
