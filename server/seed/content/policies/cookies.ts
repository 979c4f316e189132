import { cookieLifetime } from '#rules/limits.ts';
import { hour } from '#rules/durations.ts';

/** What the shop keeps in a browser; the same in every market. */
export const cookiesText = (): string => `
The shop sets two cookies, both its own and both needed. Everything else it remembers lies in the storage of your browser, where no other site can read it.

| Cookie | What it holds | How long |
| --- | --- | --- |
| site | The market you shop in, so that the first page has the right prices | ${cookieLifetime / hour} hour |
| umi_locale | The language of the shop | ${cookieLifetime / hour} hour |

## Storage of the browser

| What | Why |
| --- | --- |
| Log-in | So that you stay logged in until you log out |
| Cart and selected lines | So that they are still there tomorrow |
| Market, currency and theme | So that you choose them once |
| A random number for this browser | So that an order that is sent twice is placed once |
| Orders and payments under way | So that a reload does not pay twice |
| Keys of orders without an account | So that you can open them again here |
| Recent searches and viewed products | To show them to you; they stay in this browser |
| The last home page | To show something without a network |
| Your answer about measuring | So that we ask once |

Nothing of it is used for advertising. Logging out removes the log-in.

## Measuring visits

Measuring is off unless the owner of the shop has switched it on. Then you are asked once, and nothing is noted before you say yes. No script of another company is loaded for it.

## Payment pages

The fields of a card belong to the payment provider and stand in a frame of their own. Banks that check a payment open their own page. Both may set cookies of theirs, under their own policy.

## Deleting it

You can delete cookies and storage in the settings of your browser at any time. You are then logged out, and the cart of a guest is empty. Orders are not touched.
`;
