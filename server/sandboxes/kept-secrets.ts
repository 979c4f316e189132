import { mkdirSync } from 'node:fs';
import { keptSecret } from '#server/secrets.ts';

export type SandboxSecrets = { readonly apiKey: string; readonly webhookSecret: string };

/**
 * The two secrets the shop and a sandbox share: given, or made once and kept in the data directory under the name of the
 * sandbox, so that no installation runs on a secret that is printed in the source.
 */
export const sandboxSecrets = (
  name: 'sandbox' | 'carrier',
  secrets: { readonly apiKey?: string | undefined; readonly webhookSecret?: string | undefined },
  dataDir: string,
): SandboxSecrets => {
  mkdirSync(dataDir, { recursive: true });
  return {
    apiKey: keptSecret(secrets.apiKey, dataDir, `${name}-api-key`),
    webhookSecret: keptSecret(secrets.webhookSecret, dataDir, `${name}-webhook-secret`),
  };
};
