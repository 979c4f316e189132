import { isIPv4, isIPv6 } from 'node:net';

/** Every address that is none has this name: whoever sends one is one caller with all others who do. */
const nobody = 'unknown';

const groupsOfIPv4 = (address: string): number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
};

/** The eight groups of 16 bits of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string): number[] =>
    part === ''
      ? []
      : part.split(':').flatMap((group) => (group.includes('.') ? groupsOfIPv4(group) : [Number.parseInt(group, 16)]));
  const last = tail === undefined ? [] : groups(tail);
  const first = groups(head);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** In front of an IPv4 address: mapped (RFC 4291), by the translators of RFC 7915, and by NAT64 (RFC 6052). */
const beforeIPv4 = [
  [0, 0, 0, 0, 0, 0xff_ff],
  [0, 0, 0, 0, 0xff_ff, 0],
  [0x64, 0xff_9b, 0, 0, 0, 0],
] as const;

/** The IPv4 address that stands in an IPv6 address, also in one of 6to4 (RFC 3056), all of which is one IPv4 address. */
function innerIPv4(groups: readonly number[]): string | undefined {
  const [first, second = 0, third = 0] = groups;
  const inner = first === 0x20_02 ? [second, third] : groups.slice(6);
  if (first !== 0x20_02 && !beforeIPv4.some((prefix) => prefix.every((group, index) => group === groups[index])))
    return undefined;
  return inner.flatMap((group) => [group >> 8, group & 255]).join('.');
}

/**
 * The address of a client as a proxy writes it: without the port, brackets and zone that some add; IPv4 in its own form, however
 * it was written or translated; 'unknown' for what is no address.
 */
export function addressOf(written: string): string {
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written);
  const address = (withoutPort?.[1] ?? withoutPort?.[2] ?? written).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? (innerIPv4(groupsOf(address)) ?? address) : nobody;
}

/** A part of the network that one caller may be anywhere in. */
export interface Network {
  readonly name: string;
  /** How many times as much as one caller all of it may do together. */
  readonly share: number;
}

/** A caller who is known by something else than an address. */
export const oneCaller = (name: string): Network[] => [{ name, share: 1 }];

/** Bits of what providers give to a home or an office, and its share: one caller has all of it, or shares it with few others. */
const prefixes = [
  [64, 1],
  [56, 2],
  [48, 4],
] as const;

function nameOf(groups: readonly number[], bits: number): string {
  const first = groups.slice(0, Math.ceil(bits / 16)).map((group, index) => {
    const free = Math.max(0, 16 * (index + 1) - bits);
    return (group >> free) << free;
  });
  return `${first.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/**
 * The networks that a client counts for, as far as limits go, the narrowest first: of IPv6 what its provider may have given to it,
 * since whoever has one address of that has all of them; of IPv4 the address.
 */
export function networksOf(written: string): Network[] {
  const address = addressOf(written);
  if (!isIPv6(address)) return oneCaller(address);
  const groups = groupsOf(address);
  return prefixes.map(([bits, share]) => ({ name: nameOf(groups, bits), share }));
}

/** The first `bits` of an IPv6 address as the name of a network, or the IPv4 address. */
export function networkOf(written: string, bits = 64): string {
  const address = addressOf(written);
  return isIPv6(address) ? nameOf(groupsOf(address), bits) : address;
}
