import { BlockList, isIP } from 'node:net';
import { isUrl } from '#rules/validators.ts';
import { isVersion } from '#rules/versions.ts';

export type Parse<Value> = (raw: string) => { value: Value } | { problem: string };

export const text: Parse<string> = (raw) => ({ value: raw });

export const portNumber: Parse<number> = (raw) =>
  /^\d{1,5}$/.test(raw) && Number(raw) <= 65_535
    ? { value: Number(raw) }
    : { problem: 'must be a port number between 0 and 65535' };

export const wholeNumber: Parse<number> = (raw) =>
  /^[1-9]\d{0,5}$/.test(raw) ? { value: Number(raw) } : { problem: 'must be a whole number from 1 to 999999' };

export const flag: Parse<boolean> = (raw) =>
  raw === '0' || raw === '1' ? { value: raw === '1' } : { problem: 'must be 0 or 1' };

export const httpOrigin: Parse<string> = (raw) =>
  isUrl(raw) && /^\/?$/.test(new URL(raw).pathname)
    ? { value: new URL(raw).origin }
    : { problem: 'must be an origin such as https://shop.example' };

export const version: Parse<string> = (raw) =>
  isVersion(raw) ? { value: raw } : { problem: 'must be a version such as 5.2.0' };

/** Plain host names separated by commas; none is an empty list. */
export const hostList: Parse<readonly string[]> = (raw) => {
  const hosts = raw
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  return hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
    ? { value: hosts }
    : { problem: 'must be host names such as help.partner.example, separated by commas' };
};

/** Addresses and networks separated by commas. */
export const networkList: Parse<BlockList> = (raw) => {
  const list = new BlockList();
  for (const network of raw.split(',').map((each) => each.trim())) {
    const [address = '', bits, ...more] = network.split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    const isFine =
      isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits ?? '0') && Number(bits ?? 0) <= longest;
    if (!isFine)
      return { problem: 'must be addresses or networks such as 192.0.2.7 or 2001:db8::/32, separated by commas' };
    list.addSubnet(address, Number(bits ?? longest), longest === 128 ? 'ipv6' : 'ipv4');
  }
  return { value: list };
};

export const choice =
  <const Values extends readonly string[]>(...values: Values): Parse<Values[number]> =>
  (raw) => {
    const value = values.find((candidate) => candidate === raw);
    return value === undefined ? { problem: `must be one of ${values.join(', ')}` } : { value };
  };

export const optional =
  <Value>(parse: Parse<Value>): Parse<Value | undefined> =>
  (raw) =>
    raw === '' ? { value: undefined } : parse(raw);

export const optionalUrl = (...protocols: string[]): Parse<string | undefined> =>
  optional((raw) =>
    URL.canParse(raw) && protocols.includes(new URL(raw).protocol)
      ? { value: raw }
      : { problem: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}` },
  );
