export const videoText = {
  play: 'Play video',
  loading: 'Loading video',
} as const;
