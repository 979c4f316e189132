export const browseTimerText = {
  label: 'Coin task',
  left: (seconds: number) => `${seconds} s to go`,
  paused: 'Paused while you’re away',
  counted: 'Counts for your task',
  over: 'Task done',
  failed: 'That visit doesn’t count.',
  again: 'Try again',
  back: 'Back to the task',
} as const;
