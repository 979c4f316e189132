/** What both pages say of lights that are not out yet. */
export const interestText = {
  opens: (day: string) => `Sign up from ${day}`,
  out: (day: string) => `Out ${day}`,
  dayUnknown: 'No date yet',
  isOut: 'You can buy it now',
  isOff: 'Not coming',
  interested: (people: string) => `${people}+ are interested`,
  waited: (people: string) => `${people}+ waited for it`,
  registered: 'You’re on the list',
} as const;
