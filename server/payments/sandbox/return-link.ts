import { signReturn } from '../return-signature.ts';
import type { Sandbox } from './sandbox.ts';
import type { SessionRow } from './session-row.ts';

/** The shop's own address with the outcome added and signed, so the shop can believe what the browser carries. */
export const returnLink = ({ config, now }: Sandbox, row: SessionRow): string => {
  const params = { provider_ref: row.id, result: row.status, t: String(now()) };
  const link = new URL(row.returnUrl);
  for (const [name, value] of Object.entries(params)) link.searchParams.set(name, value);
  link.searchParams.set('sig', signReturn(config.webhookSecret, params));
  return link.href;
};
