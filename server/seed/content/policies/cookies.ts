import { cookieLifetime } from '#rules/limits.ts';
import { hour } from '#rules/durations.ts';

/** What the shop keeps in a browser; the same in every market. */
export const cookiesText = (): string => `
The shop sets two cookies. Both are its own, and both are necessary. Everything else it remembers is kept in your browser’s storage, where no other site can read it.

| Cookie | What it holds | How long |
| --- | --- | --- |
| site | The market you shop in, so that the first page has the right prices | ${cookieLifetime / hour} hour |
| umi_locale | The language of the shop | ${cookieLifetime / hour} hour |

## Browser storage

| What | Why |
| --- | --- |
| Log-in | So that you stay logged in until you log out |
| Cart and selected lines | So that they are still there tomorrow |
| Market, currency and theme | So that you only choose them once |
| A random number for this browser | So that an order sent twice is only placed once |
| Orders and payments in progress | So that reloading the page doesn’t pay twice |
| Keys of orders without an account | So that you can open them again here |
| Recent searches and viewed products | To show them to you; they stay in this browser |
| The last home page | To show you something when you’re offline |
| Your answer about measuring | So that we only ask once |

None of this is used for advertising. Logging out removes the log-in.

## Measuring visits

Measuring is off unless the shop’s owner has switched it on. In that case we ask you once, and record nothing until you say yes. No scripts from other companies are loaded for it.

## Payment pages

The card fields belong to the payment provider and are in a frame of their own. If your bank checks a payment, it opens its own page. Both may set their own cookies, under their own policies.

## Deleting it

You can delete cookies and storage in your browser’s settings at any time. You’ll be logged out, and if you’re a guest, your cart will be empty. Your orders aren’t affected.
`;
