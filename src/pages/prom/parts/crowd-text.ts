/** How a project stands, in a few words. */
export const crowdText = {
  of: (pledged: string, goal: string) => `${pledged} of ${goal} pledged`,
  percent: (percent: number) => `${percent}%`,
  backers: (count: number) => (count === 1 ? '1 backer' : `${count} backers`),
  days: (count: number) => (count === 1 ? '1 day left' : `${count} days left`),
  until: (moment: string) => `Until ${moment}`,
  from: (moment: string) => `Pledges begin ${moment}`,
  state: {
    CLOSING: 'Over, counting the last payments',
    SUCCEEDED: 'We’re making it',
    PRODUCING: 'In production',
    SHIPPING: 'Shipping',
    DONE: 'Shipped to every backer',
    FAILED: 'Goal missed, everyone refunded',
  },
} as const;
