/** What is said of texts that are kept until they are sent. */
export const keptDraftsText = {
  saved: 'Draft kept. You find it in your Q&A as well.',
  label: 'Also kept',
  writtenAt: (time: string) => `You also wrote this, kept ${time}:`,
  use: 'Continue with this',
  remove: 'Delete it',
  removed: 'The draft is deleted.',
} as const;
