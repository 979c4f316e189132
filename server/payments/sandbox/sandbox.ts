import { openBooks } from '#server/sandboxes/database.ts';
import { noFaults, openFaults } from '#server/sandboxes/faults.ts';
import type { SandboxSecrets } from '#server/sandboxes/kept-secrets.ts';
import type { SandboxBase } from '#server/sandboxes/sandbox.ts';
import type { SandboxConfig } from '../payments-config.ts';
import { tables } from './tables.ts';

export type SandboxOptions = SandboxConfig &
  SandboxSecrets & {
    readonly now?: () => number;
    /** How long a session stays payable, ms. */
    readonly sessionLifeMs?: number;
    /** How long the slow test card takes to settle, ms. */
    readonly slowSettleMs?: number;
    /** How long after its payment the disputed test card is disputed, ms. */
    readonly disputeAfterMs?: number;
  };

/** Everything a part of the payment sandbox may use. */
export type Sandbox = SandboxBase & {
  readonly config: SandboxConfig & SandboxSecrets;
  readonly sessionLifeMs: number;
  readonly slowSettleMs: number;
  readonly disputeAfterMs: number;
};

export const openSandbox = (options: SandboxOptions): Sandbox => {
  const db = openBooks(options.databasePath, tables);
  return {
    config: options,
    db,
    faults: openFaults(db, noFaults),
    now: options.now ?? Date.now,
    sessionLifeMs: options.sessionLifeMs ?? 15 * 60_000,
    slowSettleMs: options.slowSettleMs ?? 5_000,
    disputeAfterMs: options.disputeAfterMs ?? 5_000,
  };
};
