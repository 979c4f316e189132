export const analyticsText = {
  title: 'May we count your visit?',
  body: 'With your yes we note which pages are seen and what is put into carts, under a random number. Without it we note nothing, and the shop works the same.',
  agree: 'Yes, count me',
  refuse: 'No, thank you',
} as const;
