export const collectionsText = {
  title: 'Collections',
  lead: 'Browse by kind of light, or by what you would like an evening to be.',
  description: 'All kinds of smart lights, and collections for rooms, evenings and gardens.',
  kinds: 'By kind',
  collections: 'By mood and place',
  trail: 'Where you are',
  home: 'Home',
  related: 'More collections',
  about: (title: string) => `About ${title}`,
  categoryDescription: (name: string) => `${name} by Lampyris: compare, filter and choose.`,
  empty: { title: 'Nothing in here right now', body: 'It will come back. These are open meanwhile.' },
  all: 'All collections',
} as const;
