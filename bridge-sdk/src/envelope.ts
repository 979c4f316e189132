import { isRecord } from './shape.ts';

/** The version of the protocol; messages of other versions are ignored. */
export const protocolVersion = 1;

export type Fields = Readonly<Record<string, unknown>>;

export type Outgoing =
  | { readonly k: 'hello'; readonly sdk: string; readonly protocols: readonly number[]; readonly contract: string }
  | { readonly k: 'req'; readonly id: string; readonly cmd: string; readonly params: unknown }
  | { readonly k: 'cancel'; readonly id: string };

/** Why a message was ignored. */
export type Rejection = 'unreadable' | 'channel' | 'malformed' | 'unknown';

/** The fields of a message; undefined for a message of another protocol. */
export function parse(message: unknown): Fields | undefined {
  if (typeof message !== 'string') return undefined;
  try {
    const fields: unknown = JSON.parse(message);
    return isRecord(fields) && fields['v'] === protocolVersion ? fields : undefined;
  } catch {
    // A text that is not JSON belongs to another protocol.
    return undefined;
  }
}
