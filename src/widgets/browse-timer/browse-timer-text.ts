export const browseTimerText = {
  label: 'Coin task',
  left: (seconds: number) => `${seconds} s to go`,
  paused: 'Paused while you are away',
  counted: 'Counts for your task',
  over: 'The task is done',
  failed: 'That visit does not count.',
  again: 'Try again',
  back: 'Back to the task',
} as const;
