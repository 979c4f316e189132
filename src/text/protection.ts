/** What delivery protection is, where it is offered and where it was bought. */
export const protectionText = {
  title: 'Delivery protection',
  close: 'Close',
  price: (percent: string, minimum: string) => `${percent}% of the items, at least ${minimum}.`,
  covers: {
    title: 'What it covers',
    late: {
      name: 'Late',
      value: (days: number, without: number) =>
        `A refund if the parcel is ${days} days late. Without protection, it’s ${without} days.`,
    },
    gone: { name: 'Missing', value: 'A refund if it’s marked delivered but isn’t there, or was stolen.' },
    answer: { name: 'Answer', value: (hours: number) => `Within ${hours} hours of a delivery claim.` },
  },
  anyway: {
    title: 'What you have without it',
    lost: {
      name: 'Lost',
      value: (days: number) => `A refund if the carrier can’t find the parcel or there’s no news for ${days} days.`,
    },
    damaged: { name: 'Damaged', value: 'A replacement or a refund. We need one photo.' },
    notHandedOver: {
      name: 'Not handed over',
      value: 'By law, it’s our risk until the parcel is in your hands.',
    },
    withdrawal: {
      name: 'Withdrawal',
      value: (days: number) => `From the order until ${days} days after delivery, without giving a reason.`,
    },
  },
  howTo: {
    title: 'Good to know',
    remove: {
      name: 'Remove it',
      value: 'On the order page, until part of it ships. After that, we can’t refund its price, even after a return.',
    },
    claim: { name: 'Claim', value: 'From the parcel or order page.' },
    level: { name: 'Level 4', value: 'Members at this level get it free on every order.' },
  },
} as const;
