/** What is said aloud an hour, ten minutes and a minute before an end. */
export const minutesLeft = (minutes: number): string =>
  minutes === 60 ? '1 hour left' : minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
