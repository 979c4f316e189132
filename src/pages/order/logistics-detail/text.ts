export const logisticsText = {
  which: { title: 'Track your package', lead: 'Open it from your orders, or with the link in our email.' },
  backToOrder: 'Order details',
  parcels: 'Parcels in this order',
  parcel: (index: number) => `Parcel ${index}`,
  /** For screen readers, when the page hears of something new. */
  way: 'Parcel progress',
  notShipped: 'We’re packing it now and will email you when it ships.',
  willNotArrive: 'Nothing from this order is on its way.',
  trouble: {
    lost: {
      title: 'Lost in transit',
      text: 'The carrier can’t find this parcel. We’re looking into it. You don’t need to do anything yet.',
    },
    returned: {
      title: 'Coming back to us',
      text: 'The carrier couldn’t deliver this parcel. Write to us, and we’ll resend it or refund you.',
    },
  },
  late: 'It should have arrived by now. Most parcels that run a few days late still arrive.',
  /** Where the way on the map ends. */
  home: 'Your door',
  title: 'Parcel',
  events: 'What happened',
  inside: 'In this parcel',
  address: 'Delivery address',
  help: {
    title: 'Something wrong?',
    lost: 'Late, or marked delivered but not here',
    notHere: 'Marked delivered but not here',
    protected: 'Delivery protection covers this order: you get a refund if the parcel is ten days late or missing.',
    unprotected: 'This order has no delivery protection. Write to us anyway: we’ll ask the carrier where they left it.',
    damaged: 'Damaged, or not what you ordered',
    order: 'Change or withdraw the order',
  },
} as const;
