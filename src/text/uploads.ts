/** What is said about files on their way to the shop. */
export const uploadText = {
  label: 'Pictures',
  hint: 'JPG, PNG or WebP, up to 8 MB each',
  choose: 'Add pictures',
  full: (most: number) => `That’s all ${most}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Send ${name} again`,
  sending: (name: string) => `Sending ${name}`,
  waiting: 'Waiting for the others',
  done: 'Added',
  problem: {
    type: 'Not a JPG, PNG or WebP picture',
    size: 'Over 8 MB',
    length: 'Too long',
    count: 'Too many pictures',
    failed: 'Not sent. Try again.',
  },
  underWay: 'Wait until every file is sent, or remove it.',
  stillSending: 'Wait until every picture is sent.',
  broken: 'Remove the pictures that weren’t sent, or send them again.',
} as const;
