import { sandboxSecrets } from '#server/sandboxes/kept-secrets.ts';
import type { Carrier } from './carrier.ts';
import type { CarrierConfig } from './carrier-config.ts';
import { noCarrier } from './no-carrier.ts';
import { createSandboxCarrier } from './sandbox-carrier.ts';

/** The carrier of a shop, as its settings say. */
export const openCarrier = ({ sandbox, secrets, dataDir }: CarrierConfig): Carrier =>
  sandbox === undefined
    ? noCarrier
    : createSandboxCarrier({ ...sandbox, ...sandboxSecrets('carrier', secrets, dataDir) });
