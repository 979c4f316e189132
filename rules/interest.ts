/** How many people a project says that it has, as "230+": rounded down, and 0 below ten, where every number is somebody. */
export function interestedAtLeast(people: number): number {
  const step = people < 1_000 ? 10 : people < 10_000 ? 100 : 1_000;
  return Math.floor(people / step) * step;
}

/** Where a project stands for a shopper: announced, taking registrations, out, or called off. */
export type InterestState = 'COMING' | 'OPEN' | 'LAUNCHED' | 'ENDED';

/** Links that one address gets from all projects within a day. */
export const interestMailsPerDay = 5;
/** A second link for the same project within this time (ms) would help only somebody who wants to annoy the addressee. */
export const interestMailPause = 10 * 60_000;
/** How long a registration that nobody has proved is kept (ms). */
export const interestUnprovedLife = 7 * 86_400_000;
