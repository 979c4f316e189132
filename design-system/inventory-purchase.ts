/** The rows of the inventory for a price and for what the pages around a purchase need. */
export const purchaseInventory: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '18 Price': {
    plain: 'price/Plain',
    discounted: 'price/Discounted',
    from: 'price/From',
    free: 'price/Free',
    unavailable: 'price/Unavailable',
    'five currencies': 'price/Currencies',
  },
  '18a PriceChart': {
    changes: 'price-chart/SomeChanges',
    'long amounts': 'price-chart/LongAmounts',
  },
  '51 Waterfall': {
    descending: 'waterfall/Descending',
    rising: 'waterfall/Rising',
    toggle: 'waterfall/Toggle',
    'below nothing': 'waterfall/PaidByCoupon',
    'no rows': 'waterfall/ResultAlone',
  },
  '52 EnergyLabel, EnergyArrow': {
    label: 'energy-label/ClassE',
    best: 'energy-label/Best',
    worst: 'energy-label/Worst',
    'without a code': 'energy-label/WithoutCode',
    'arrow beside a price': 'energy-arrow/BesidePrice',
    'arrow in every class': 'energy-arrow/Classes',
    'arrow of a short range': 'energy-arrow/ShortRange',
  },
  '53 TrackingBar': {
    ordered: 'tracking-bar/Ordered',
    packed: 'tracking-bar/Packed',
    shipped: 'tracking-bar/Shipped',
    out: 'tracking-bar/OutForDelivery',
    delivered: 'tracking-bar/Delivered',
    late: 'tracking-bar/Late',
    lost: 'tracking-bar/Lost',
    returned: 'tracking-bar/Returned',
  },
  '54 Wizard': {
    first: 'wizard/First',
    middle: 'wizard/Middle',
    'next step': 'wizard/NextStep',
    'without names': 'wizard/WithoutNames',
  },
  '55 LevelLamp': {
    'at 12 %': 'level-lamp/Spark',
    partial: 'level-lamp/Glow',
    'almost full': 'level-lamp/AlmostThere',
    full: 'level-lamp/Highest',
  },
  '56 Ledger': {
    month: 'ledger/Month',
    latest: 'ledger/Latest',
    empty: 'ledger/Empty',
    loading: 'ledger/Loading',
  },
};
