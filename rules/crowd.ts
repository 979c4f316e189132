/** What is stored of a crowdfunding project; the clock says more of one that is OPEN. */
export type CrowdStatus = 'OPEN' | 'SUCCEEDED' | 'PRODUCING' | 'SHIPPING' | 'DONE' | 'FAILED';

/** Where a project stands at one moment. CLOSING is over and waits for payments that are under way. */
export const crowdPhases = [
  'COMING',
  'LIVE',
  'CLOSING',
  'SUCCEEDED',
  'PRODUCING',
  'SHIPPING',
  'DONE',
  'FAILED',
] as const;
export type CrowdPhase = (typeof crowdPhases)[number];

/** What has to be pledged until the end: pieces, or goods without delivery and tax in minor units of the one market. */
export interface CrowdGoal {
  readonly kind: 'UNITS' | 'AMOUNT';
  readonly value: number;
}

/** What is pledged and paid for. */
export interface CrowdSums {
  readonly units: number;
  /** Goods in minor units. */
  readonly amount: number;
}

/** What of some pledges counts towards a goal. */
export const towardsGoal = ({ kind }: CrowdGoal, { units, amount }: CrowdSums): number =>
  kind === 'UNITS' ? units : amount;

/** Whole percent, rounded down: a goal that is missed by one piece is not said to be reached. */
export const percentOf = ({ value }: CrowdGoal, pledged: number): number => Math.floor((pledged * 100) / value);

/** Whether a tier can be pledged for: until the end, and late while the goal is reached and nothing has been sent. */
export const takesPledges = (phase: CrowdPhase): boolean =>
  phase === 'LIVE' || phase === 'SUCCEEDED' || phase === 'PRODUCING';
