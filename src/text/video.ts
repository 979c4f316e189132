export const videoText = {
  play: 'Play the film',
  loading: 'Loading the film',
} as const;
