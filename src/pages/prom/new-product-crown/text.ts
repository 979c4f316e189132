export const crowdListText = {
  title: 'Crowdfunding',
  lead: 'Lamps that only exist on paper, so far. With enough pledges, we make them. If not, everyone gets a full refund.',
  description:
    'Pledge for lights that only exist on paper: we make them if enough people want them, or refund you in full.',
  loading: 'Loading projects',
  see: 'See project',
  seeOf: (title: string) => `See project: ${title}`,
  from: (price: string) => `From ${price}`,
  others: 'More from the drawing board',
  missed: 'Not made',
  empty: {
    title: 'No projects right now',
    body: 'See the lights we’ve already made.',
    action: 'See all lights',
  },
} as const;
