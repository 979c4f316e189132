/** What delivery protection is, where it is offered and where it was bought. */
export const protectionText = {
  title: 'Delivery protection',
  close: 'Close',
  price: (percent: string, minimum: string) => `${percent} % of the items, at least ${minimum}.`,
  covers: {
    title: 'What it covers',
    late: {
      name: 'Late',
      value: (days: number, without: number) =>
        `Your money when the parcel is ${days} days late. Without protection it is ${without} days.`,
    },
    gone: { name: 'Gone', value: 'Your money when it was delivered and is not there, or was stolen.' },
    answer: { name: 'Answer', value: (hours: number) => `Within ${hours} hours to a claim about the delivery.` },
  },
  anyway: {
    title: 'What you have without it',
    lost: {
      name: 'Lost',
      value: (days: number) => `Your money when the carrier cannot find the parcel or says nothing for ${days} days.`,
    },
    damaged: { name: 'Damaged', value: 'Another one or your money. We need one photo.' },
    notHandedOver: {
      name: 'Not handed over',
      value: 'Until the parcel is in your hands, its loss is our risk by law.',
    },
    withdrawal: {
      name: 'Withdrawal',
      value: (days: number) => `From the order until ${days} days after the parcel is there, without a reason.`,
    },
  },
  howTo: {
    title: 'Good to know',
    remove: {
      name: 'Take it out',
      value:
        'On the page of the order, until something of it has left. Afterwards its price stays, also after a return.',
    },
    claim: { name: 'Claim', value: 'From the page of the parcel or of the order.' },
    level: { name: 'Level 4', value: 'Members of this level have it free, for every order.' },
  },
} as const;
