export const crowdListText = {
  title: 'Crowdfunding',
  lead: 'Drawings that want to become lamps. Enough pledges, and we make them. Too few, and all money goes back.',
  description: 'Pledge for lights that are still drawings: made when enough people want them, else paid back in full.',
  loading: 'Loading the drawings',
  see: 'See project',
  seeOf: (title: string) => `See project: ${title}`,
  from: (price: string) => `From ${price}`,
  others: 'More from the drawing board',
  missed: 'Not made',
  empty: {
    title: 'Nothing wants to become a lamp here now',
    body: 'What we have made already stands with all other lights.',
    action: 'See all lights',
  },
} as const;
