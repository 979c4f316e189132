/** The rows of the inventory for what coupon, coin and promotion pages show beyond the specification's list. */
export const promotionInventory = {
  '51 CheckInStrip': {
    today: 'check-in-strip/ThirdDay',
    'checked in': 'check-in-strip/CheckedIn',
    'first day': 'check-in-strip/FirstDay',
    'whole week': 'check-in-strip/WholeWeek',
    sending: 'check-in-strip/Sending',
    guest: 'check-in-strip/Guest',
  },
  '52 Wallet': {
    unused: 'wallet/Unused',
    used: 'wallet/Used',
    empty: 'wallet/Nothing',
    loading: 'wallet/Loading',
  },
  '53 BulbString': {
    many: 'bulb-string/Many',
    'one entry each': 'bulb-string/Hundred',
    'own entries': 'bulb-string/WithOwn',
    'not drawn': 'bulb-string/NotDrawn',
  },
  '54 PriceStairs': {
    'in the middle': 'price-stairs/SecondStep',
    'nothing sold': 'price-stairs/NothingSold',
    'sold out': 'price-stairs/SoldOut',
  },
  '55 Timetable': {
    now: 'timetable/Now',
    next: 'timetable/Next',
    ended: 'timetable/Ended',
    empty: 'timetable/Nothing',
    loading: 'timetable/Loading',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
