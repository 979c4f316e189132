/** What stands around the rules for questions and answers. */
export const ruleText = {
  contents: 'On this page',
  table: 'Scrollable table',
  print: 'Print',
  guide: 'Become an answerer',
  loading: 'Loading the rules',
} as const;
