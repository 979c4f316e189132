import { useState } from 'react';
import type { components } from '#openapi/types.ts';
import { codeResendAfter } from '#rules/limits.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { credentialsText as text } from './login-text.ts';
import { numberIn } from './failure-facts.ts';

type Scene = components['schemas']['CodeScene'];

/** A code by email and the ticket it is exchanged for. */
export function useEmailCode(scene: Scene) {
  const { client } = useShop();
  const [resendAt, setResendAt] = useState(0);

  /** Milliseconds until the next code can be sent. */
  const requestCode = async (email: string): Promise<number> => {
    try {
      const body = { email, scene };
      const { resendIn } = await unwrap(client.POST('/bff-app/v1/mobile/email/send/verification-code', { body }));
      return resendIn * 1000;
    } catch (error) {
      // One is on its way already: the shopper can type it.
      if (error instanceof ShopApiError && error.code === 'AUTH_CODE_TOO_SOON') {
        return (numberIn(error.data, 'resendIn') ?? codeResendAfter / 1000) * 1000;
      }
      throw error;
    }
  };
  return {
    resendAt,
    send: async (email: string) => {
      const wait = await requestCode(email);
      setResendAt(serverNow() + wait);
    },
    check: (email: string, code: string) =>
      unwrap(client.POST('/bff-app/v1/mobile/email/verification-code/check', { body: { email, code, scene } })),
  };
}

/** What is wrong with a code, in words. */
export function codeComplaint(error: Error): string {
  const left = error instanceof ShopApiError ? numberIn(error.data, 'triesLeft') : undefined;
  if (left === undefined) return error.message;
  return left === 0 ? text.codeNoTries : text.codeTriesLeft(left);
}
