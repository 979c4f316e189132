import { describe, expect, it } from 'vitest';
import { addressOf, networkOf, networksOf } from './network.ts';

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
    ['garbage of somebody', 'unknown'],
    ['300.1.2.3', 'unknown'],
    ['', 'unknown'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
    ['::ffff:0:203.0.113.7', '203.0.113.7'],
    ['64:ff9b::cb00:7107', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['2002:cb00:7107:1::7', '203.0.113.7'],
    ['[2002:cb00:7107:ffff::9]:443', '203.0.113.7'],
    ['2001:db8::203.0.113.7', '2001:db8:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is counted with what its provider may have given to it, which may do more than one caller', () => {
    expect(networksOf('2001:db8:12:34ab::7')).toEqual([
      { name: '2001:db8:12:34ab::/64', share: 1 },
      { name: '2001:db8:12:3400::/56', share: 2 },
      { name: '2001:db8:12::/48', share: 4 },
    ]);
    expect(networksOf('203.0.113.7')).toEqual([{ name: '203.0.113.7', share: 1 }]);
  });

  it('is the address, where a proxy has added a port', () => {
    expect(addressOf('[2001:db8::7]:443')).toBe('2001:db8::7');
  });
});
