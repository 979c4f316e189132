import { openBooks } from '#server/sandboxes/database.ts';
import { noFaults, openFaults } from '#server/sandboxes/faults.ts';
import type { SandboxSecrets } from '#server/sandboxes/kept-secrets.ts';
import type { SandboxBase } from '#server/sandboxes/sandbox.ts';
import type { CarrierPlace } from '../carrier-config.ts';
import { tables } from './tables.ts';

/** Besides the faults of every sandbox: of how many parcels, in percent, something becomes of. */
export const noCarrierFaults = { ...noFaults, delayed: 0, lost: 0, returned: 0, notHere: 0 };

export type CarrierOptions = CarrierPlace & SandboxSecrets & { readonly now?: () => number };

/** Everything a part of the sandbox carrier may use. */
export type CarrierSandbox = SandboxBase<typeof noCarrierFaults> & { readonly config: CarrierPlace & SandboxSecrets };

export const openCarrierSandbox = (options: CarrierOptions): CarrierSandbox => {
  const db = openBooks(options.databasePath, tables);
  return { config: options, db, faults: openFaults(db, noCarrierFaults), now: options.now ?? Date.now };
};
