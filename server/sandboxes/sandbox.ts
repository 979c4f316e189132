import { randomBytes } from 'node:crypto';
import type { SandboxDatabase } from './database.ts';
import type { FaultKnobs, Faults } from './faults.ts';
import type { SandboxSecrets } from './kept-secrets.ts';

/** Where a sandbox listens, and whom it tells. */
export type SandboxPlace = {
  readonly host: string;
  readonly port: number;
  /** Origin people and the shopper's browser use. */
  readonly publicOrigin: string;
  /** Origin the shop's server uses. */
  readonly apiOrigin: string;
  readonly webhookUrl: string;
  readonly databasePath: string;
};

/** What every sandbox is made of: an outside company as a program of its own, with its books, its clock and its faults. */
export type SandboxBase<Knobs extends FaultKnobs = FaultKnobs> = {
  readonly config: SandboxPlace & SandboxSecrets;
  readonly db: SandboxDatabase;
  readonly faults: Faults<Knobs>;
  readonly now: () => number;
};

/** 144 random bits: whoever holds an id of a sandbox may act on it, so ids must not be guessable. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;
