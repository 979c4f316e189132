/** Words that several pages of the help have. */
export const helpText = {
  trail: 'You are here',
  home: 'Home',
  support: 'Support',
  loading: 'Loading the help',
  search: {
    label: 'Search the help',
    placeholder: 'What’s it about?',
    clear: 'Clear the search',
    submit: 'Search',
  },
  contact: {
    title: 'Write to us',
    lead: 'A person will read it.',
    hours: 'We answer',
    open: 'now',
    answer: 'Answer by',
    action: 'Write to us',
    robot: 'Ask the help robot',
  },
  related: 'Related',
} as const;
