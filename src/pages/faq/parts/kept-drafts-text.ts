/** What is said of texts that are kept until they are sent. */
export const keptDraftsText = {
  saved: 'Draft saved. It’s in your Q&A too.',
  label: 'Also saved',
  writtenAt: (time: string) => `You also wrote this, saved ${time}:`,
  use: 'Continue with this',
  remove: 'Delete it',
  removed: 'Draft deleted.',
} as const;
