/** What is said about files on their way to the shop. */
export const uploadText = {
  label: 'Pictures',
  hint: 'JPG, PNG or WebP, at most 8 MB each',
  choose: 'Add pictures',
  full: (most: number) => `That is all ${most}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Send ${name} again`,
  sending: (name: string) => `Sending ${name}`,
  waiting: 'Waits for the others',
  done: 'Added',
  problem: {
    type: 'No JPG, PNG or WebP picture',
    size: 'Larger than 8 MB',
    length: 'Too long',
    count: 'Too many pictures',
    failed: 'Not sent. Try again.',
  },
  underWay: 'Wait until every file is sent, or remove it.',
  stillSending: 'Wait until every picture is sent.',
  broken: 'Remove the pictures that were not sent, or send them again.',
} as const;
