import { stored } from './keys.ts';
import { storedHook } from './stored-hook.ts';

/** What the shopper has answered: 'granted', 'denied', or '' while nobody has asked. */
export const useAnalyticsConsent = storedHook(stored.analyticsConsent);
