import { isRecord } from './shape.ts';

/** The number of the protocol; a message of another one is not read. */
export const protocolVersion = 1;

export type Fields = Readonly<Record<string, unknown>>;

export type Outgoing =
  | { readonly k: 'hello'; readonly sdk: string; readonly protocols: readonly number[]; readonly contract: string }
  | { readonly k: 'req'; readonly id: string; readonly cmd: string; readonly params: unknown }
  | { readonly k: 'cancel'; readonly id: string };

/** Why a message changed nothing. */
export type Rejection = 'unreadable' | 'channel' | 'malformed' | 'unknown';

/** The fields of one message; undefined for what is no message of this protocol. */
export function parse(message: unknown): Fields | undefined {
  if (typeof message !== 'string') return undefined;
  try {
    const fields: unknown = JSON.parse(message);
    return isRecord(fields) && fields['v'] === protocolVersion ? fields : undefined;
  } catch {
    // Whoever does not speak JSON speaks another protocol.
    return undefined;
  }
}
