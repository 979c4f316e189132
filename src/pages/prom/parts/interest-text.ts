/** What both pages say of lights that are not out yet. */
export const interestText = {
  opens: (day: string) => `You can register from ${day}`,
  out: (day: string) => `Out ${day}`,
  dayUnknown: 'The day is not set yet',
  isOut: 'You can buy it now',
  isOff: 'It will not come',
  interested: (people: string) => `${people}+ are interested`,
  waited: (people: string) => `${people}+ waited for it`,
  registered: 'You are on the list',
} as const;
