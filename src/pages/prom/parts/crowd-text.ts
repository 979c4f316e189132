/** How a project stands, in a few words. */
export const crowdText = {
  of: (pledged: string, goal: string) => `${pledged} of ${goal} pledged`,
  percent: (percent: number) => `${percent}%`,
  backers: (count: number) => (count === 1 ? '1 backer' : `${count} backers`),
  days: (count: number) => (count === 1 ? '1 day left' : `${count} days left`),
  until: (moment: string) => `Until ${moment}`,
  from: (moment: string) => `Pledges begin ${moment}`,
  state: {
    CLOSING: 'Over, the last payments are counted',
    SUCCEEDED: 'It will be made',
    PRODUCING: 'It is being made',
    SHIPPING: 'It is being sent',
    DONE: 'Sent to every backer',
    FAILED: 'Goal missed, every pledge goes back',
  },
} as const;
