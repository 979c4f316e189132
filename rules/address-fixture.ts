/** An address in Oregon, whole without a second line. */
export const oregon = {
  firstName: 'Ada',
  lastName: 'Reyes',
  phone: '+1 503 555 0123',
  country: 'US',
  region: 'OR',
  city: 'Portland',
  line1: '12 Lantern Street',
  postcode: '97201',
};
