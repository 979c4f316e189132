import { describe, expect, it } from 'vitest';
import { addressOf, networkOf } from './network.ts';

describe('the network of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
    ['2001:DB8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::7]:51234', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the address, where a proxy has added a port', () => {
    expect(addressOf('[2001:db8::7]:443')).toBe('2001:db8::7');
  });
});
