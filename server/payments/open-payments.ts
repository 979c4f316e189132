import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider, type SandboxProviderConfig } from './sandbox-provider.ts';

export type OpenPayments = {
  readonly production: boolean;
  readonly allowSandbox: boolean;
  readonly sandbox: SandboxProviderConfig;
};

type Opened =
  | { readonly ok: true; readonly provider: PaymentProvider }
  | { readonly ok: false; readonly problem: string };

/**
 * Chooses the payment provider. A production shop must not give lamps away for test cards,
 * so the sandbox is refused there unless the operator asks for it by name.
 * @returns the provider, or one sentence to print before the server ends
 */
export const openPayments = (config: OpenPayments): Opened =>
  config.production && !config.allowSandbox
    ? {
        ok: false,
        problem: 'The sandbox takes no real money: set ALLOW_SANDBOX_PAYMENTS=1 to use it in production anyway.',
      }
    : { ok: true, provider: createSandboxProvider(config.sandbox) };
