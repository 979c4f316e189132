import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const last = tail === undefined ? [] : groups(tail);
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - last.length;
  return [...groups(head), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

/** The address of a client as a proxy writes it: without the port, brackets and zone that some add; IPv4 in its own form. */
export function addressOf(written: string): string {
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written);
  const address = (withoutPort?.[1] ?? withoutPort?.[2] ?? written).replace(/%.*$/, '');
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

/**
 * The network that a client calls from, as far as limits go: of IPv6 the first `groups` of 16 bits, since whoever has one
 * address of such a network has all of them; of IPv4 the address.
 */
export function networkOf(written: string, groups = 4): string {
  const address = addressOf(written);
  if (!isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, groups).join(':')}::/${groups * 16}`;
}
