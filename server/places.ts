import { join } from 'node:path';

/**
 * Where what is no module of the shop lies. The build puts another module in the place of this one
 * (`tools/build/program.ts`).
 */
export const contractFile = join(import.meta.dirname, '..', 'openapi', 'shop.yaml');

/** The programs beside the shop, from the root of the project. */
export const sandboxPrograms = {
  payments: 'server/payments/sandbox/main.ts',
  carrier: 'server/carriers/sandbox/main.ts',
  beacon: 'server/beacons/sandbox/main.ts',
};

/** What the thread that reads mails runs. */
export const mailWorker = new URL('shop/support/tickets/mail-in/mail-worker.ts', import.meta.url);
