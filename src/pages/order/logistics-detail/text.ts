export const logisticsText = {
  which: { title: 'Track your package', lead: 'Open it from your orders, or with the link in our mail.' },
  backToOrder: 'Order details',
  parcels: 'Parcels of this order',
  parcel: (index: number) => `Parcel ${index}`,
  /** For screen readers, when the page hears of something new. */
  way: 'Way of this parcel',
  notShipped: 'We pack it now and write to you when it leaves.',
  willNotArrive: 'Nothing of this order is on its way.',
  trouble: {
    lost: {
      title: 'Lost on the way',
      text: 'The carrier cannot find this parcel. We look into it, and you need not do anything yet.',
    },
    returned: {
      title: 'Coming back to us',
      text: 'The carrier could not deliver this parcel. Write to us, and we send it again or give your money back.',
    },
  },
  late: 'It should have been there by now. Parcels that are late by a few days mostly arrive.',
  /** Where the way on the map ends. */
  home: 'Your door',
  title: 'Parcel',
  events: 'What happened',
  inside: 'In this parcel',
  address: 'Where it goes',
  help: {
    title: 'Something wrong?',
    lost: 'Late, or marked delivered and not here',
    notHere: 'Marked delivered, and not here',
    protected: 'Delivery protection covers this order: your money when the parcel is ten days late or not there.',
    unprotected:
      'This order has no delivery protection. Write to us all the same: we ask the carrier where it was left.',
    damaged: 'Damaged, or not what you ordered',
    order: 'Change or withdraw the order',
  },
} as const;
