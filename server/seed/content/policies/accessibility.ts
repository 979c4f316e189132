import type { Site } from '#rules/markets.ts';
import { sellers } from '#server/shop/market/seller.ts';

const standards: Readonly<Record<Site, string>> = {
  US: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, as the Americans with Disabilities Act is read for shops.',
  CA: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which goes beyond what Ontario’s AODA asks for.',
  EU: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and to EN 301 549, as the European Accessibility Act (Directive (EU) 2019/882) asks of shops. If we do not help, you may turn to the market surveillance authority of your country.',
  GB: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in line with the Equality Act 2010. If we do not help, the Equality Advisory and Support Service does.',
  JA: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and to JIS X 8341-3.',
};

/** How the shop works for people with disabilities, and where it does not yet. */
export const accessibilityText = (site: Site): string => `
${standards[site]}

## What you can expect

- Everything works with a keyboard, and you can see where you are.
- Headings, fields, buttons and messages have names that a screen reader says.
- Text has a contrast of at least 4.5 to 1 by day and by night, and follows a high-contrast setting of your device.
- Pages work at 320 pixels of width and at 200 % zoom.
- Movement stops where your device asks for less of it. Nothing flashes, and no film plays by itself.
- Buttons are at least 44 pixels wide and high on a phone.
- Most pages can be read without scripts.

## What does not work yet

- Films of products have no sound, and no description beside their title.
- The light room of a product shows light, which cannot be heard or felt. Its name and its brightness stand beside it as text.
- Invoices are PDF files without tags. We send you the same as text if you ask.

## How we test

Every page is checked by a program (axe) and with the keyboard alone, at several widths and in both themes. What is found is mended before the page is published.

## Tell us

Write to ${sellers[site].email} what did not work, on which page and with which device. We answer within two working days with help, and with a date for the repair.
`;
