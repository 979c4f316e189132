import { mkdirSync } from 'node:fs';
import { keptSecret } from '#server/secrets.ts';

export type SandboxSecrets = { readonly apiKey: string; readonly webhookSecret: string };

/**
 * The two secrets the shop and the sandbox share: given, or made once and kept in the data directory, so that no
 * installation runs on a secret that is printed in the source.
 */
export const sandboxSecrets = (
  secrets: { readonly apiKey?: string | undefined; readonly webhookSecret?: string | undefined },
  dataDir: string,
): SandboxSecrets => {
  mkdirSync(dataDir, { recursive: true });
  return {
    apiKey: keptSecret(secrets.apiKey, dataDir, 'sandbox-api-key'),
    webhookSecret: keptSecret(secrets.webhookSecret, dataDir, 'sandbox-webhook-secret'),
  };
};
