import type { Site } from '#rules/markets.ts';
import { sellers } from '#server/shop/market/seller.ts';

const standards: Readonly<Record<Site, string>> = {
  US: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, the standard applied to shops under the Americans with Disabilities Act.',
  CA: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which goes beyond what Ontario’s AODA requires.',
  EU: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and to EN 301 549, as the European Accessibility Act (Directive (EU) 2019/882) requires of shops. If we don’t help, you can contact the market surveillance authority in your country.',
  GB: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in line with the Equality Act 2010. If we don’t help, you can contact the Equality Advisory and Support Service.',
  JA: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and to JIS X 8341-3.',
};

/** How the shop works for people with disabilities, and where it does not yet. */
export const accessibilityText = (site: Site): string => `
${standards[site]}

## What you can expect

- Everything works with a keyboard, and you can always see where you are.
- Headings, fields, buttons and messages have names that screen readers announce.
- Text has a contrast of at least 4.5 to 1 in both themes, and follows your device’s high-contrast setting.
- Pages work at a width of 320 pixels and at 200% zoom.
- If your device asks for less motion, nothing moves. Nothing flashes, and no film plays by itself.
- Buttons are at least 44 pixels wide and high on a phone.
- Most pages can be read without scripts.
- Invoices, labels and manuals are tagged PDF files, so screen readers read them in order, with their headings and tables.

## What does not work yet

- Product films have no sound, and no description other than their title.
- A product’s light room shows light, which can’t be heard or felt. Its name and brightness are given as text.

## How we test

We check every page with a program (axe) and with the keyboard alone, at several widths and in both themes. We fix what we find before the page is published.

## Tell us

Tell ${sellers[site].email} what didn’t work, on which page and on which device. Within two working days, we’ll answer with help and a date for the fix.
`;
