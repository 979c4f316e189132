import { createHmac } from 'node:crypto';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

/**
 * The pair of one step of a token family. Derived rather than stored, so that a lost reply can be repeated to the letter
 * while the database holds nothing but hashes. 256 bits each.
 */
export function deriveTokens(secret: string, familyId: string, counter: number): TokenPair {
  const derive = (use: string) =>
    createHmac('sha256', secret).update(`${familyId}:${counter}:${use}`).digest('base64url');
  return { token: `at_${derive('access')}`, refreshToken: `rt_${derive('refresh')}` };
}
