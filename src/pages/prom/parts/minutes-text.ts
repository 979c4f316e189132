/** How long it is until an end, as it is said aloud an hour, ten minutes and a minute before. */
export const minutesText = (minutes: number): string =>
  minutes === 60 ? '1 hour' : minutes === 1 ? '1 minute' : `${minutes} minutes`;
