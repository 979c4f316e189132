import { createHash } from 'node:crypto';

/** How tokens, tickets and order keys are stored. They carry 256 random bits, so a fast hash is enough. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
