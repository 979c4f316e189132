import { randomBytes } from 'node:crypto';
import type { SandboxConfig } from '../payments-config.ts';
import type { SandboxSecrets } from '../sandbox-secrets.ts';
import { openDatabase, type SandboxDatabase } from './database.ts';
import { openFaults, type Faults } from './faults.ts';

export type SandboxOptions = SandboxConfig &
  SandboxSecrets & {
    readonly now?: () => number;
    /** How long a session stays payable, ms. */
    readonly sessionLifeMs?: number;
    /** How long the slow test card takes to settle, ms. */
    readonly slowSettleMs?: number;
  };

/** Everything a part of the sandbox may use. */
export type Sandbox = {
  readonly config: SandboxConfig & SandboxSecrets;
  readonly db: SandboxDatabase;
  readonly faults: Faults;
  readonly now: () => number;
  readonly sessionLifeMs: number;
  readonly slowSettleMs: number;
};

export const openSandbox = (options: SandboxOptions): Sandbox => {
  const db = openDatabase(options.databasePath);
  return {
    config: options,
    db,
    faults: openFaults(db),
    now: options.now ?? Date.now,
    sessionLifeMs: options.sessionLifeMs ?? 15 * 60_000,
    slowSettleMs: options.slowSettleMs ?? 5_000,
  };
};

/** 144 random bits: whoever holds a session, challenge or token id may act on it, so ids must not be guessable. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;
