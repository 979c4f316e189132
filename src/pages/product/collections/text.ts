export const collectionsText = {
  title: 'Collections',
  lead: 'Lights by mood, by place and by kind.',
  description: 'All kinds of smart lights, and collections for rooms, evenings and gardens.',
  kinds: 'By kind',
  collections: 'By mood and place',
  trail: 'Where you are',
  home: 'Home',
  related: 'More collections',
  about: (title: string) => `About ${title}`,
  empty: { title: 'Nothing in here right now', body: 'It will come back. These are open meanwhile.' },
  all: 'All collections',
  popular: 'Popular right now',
} as const;
