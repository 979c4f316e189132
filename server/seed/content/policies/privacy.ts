import { bySite } from '#rules/by-site.ts';
import { accessTokenLifetime, refreshTokenLifetime } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import { recordYears } from '#rules/record-keeping.ts';
import { sellers } from '#server/shop/market/seller.ts';
import { daysOf, marketWords } from './market-words.ts';

const law: Readonly<Record<Site, string>> = {
  US: 'We don’t sell or share your data for advertising, so there’s nothing to opt out of. Residents of California and other states with similar laws can ask for a copy, a correction or a deletion. We offer everyone the same.',
  CA: 'The law is the Personal Information Protection and Electronic Documents Act (PIPEDA) and that of your province. You may complain to the Office of the Privacy Commissioner of Canada.',
  EU: 'The law is the General Data Protection Regulation (GDPR). We rely on our contract with you (Art. 6(1)(b)) for orders and accounts, on tax law (Art. 6(1)(c)) for invoices, on your consent (Art. 6(1)(a)) for news and measuring, and on our interest in a safe shop (Art. 6(1)(f)) for the protection against abuse. You may also have processing restricted, object to it, and complain to the data protection authority where you live.',
  GB: 'The law is the UK GDPR and the Data Protection Act 2018. We rely on our contract with you for orders and accounts, on tax law for invoices, on your consent for news and measuring, and on our interest in a safe shop for the protection against abuse. You may also have processing restricted, object to it, and complain to the Information Commissioner’s Office.',
  JA: 'The law is the Act on the Protection of Personal Information (APPI). You may ask us to disclose, correct, stop using or delete your data, and turn to the Personal Information Protection Commission.',
};

/** What the shop keeps of a person, why, for how long, and how to see and delete it. */
export const privacyText = (site: Site): string => {
  const { name, address, email } = sellers[site];
  const { delivery } = marketWords[site];
  const { invoice } = bySite(site);
  return `
${name}, ${address.join(', ')}, is responsible for your data. Send questions to ${email}.

## What we keep, and why

| What | Why | How long |
| --- | --- | --- |
| Name, address, phone and email of an order | To send the goods and contact you | As long as the order |
| Orders, ${invoice}s and refunds | Tax law | ${recordYears[site]} years from the end of the year |
| Account: email, hashed password, profile, saved addresses | To log you in and save you typing | Until you delete the account |
| Log-ins: device name, first part of the network address, time | To show you your devices and keep thieves out | Up to ${daysOf(refreshTokenLifetime)} days |
| Card brand, last four digits and expiry date | To show you how you paid | As long as the order |
| Reviews, with the name you give | To publish them | Until we stop selling the product, or you ask us to remove them |
| Which emails you want | To send you only those | Until you change it |

You can buy without an account. We don’t need your age, sex or interests to sell you a lamp.

## What we don’t do

- We don’t sell your data or give it to advertisers.
- We don’t load scripts, fonts or pictures from other companies on our pages, except for the payment fields.
- We don’t see your card number: it goes from your browser to the payment provider.
- We don’t make purely automated decisions about you.

## Who receives data

- The carrier gets the name, address and phone number for ${delivery}.
- The payment provider you choose at checkout gets the amount, the order number and the details it asks you for.
- The companies that run our servers and send our emails act only on our instructions.
- Tax offices and courts get what the law requires.

## Security

Passwords are stored as slow hashes, and connections are encrypted. A log-in expires after ${daysOf(accessTokenLifetime)} days unless it’s renewed. You can log out any device in [your profile](/profile). Error reports from your browser are stripped of names, addresses, tokens and card numbers before they’re sent.

## Seeing, exporting and deleting your data

1. In [your profile](/profile) you can ask for a copy of everything we hold about you. We’ll email it to you as a file.
2. There you can also correct your data and delete your account. It’s deleted 14 days after you ask, once your last order is complete. Until then you can change your mind.
3. We keep orders and ${invoice}s for as long as tax law requires, with no account attached. Reviews stay, without your name.
4. If you don’t have an account, write to ${email} from the address you ordered with.

## Your legal rights

${law[site]}

## Browser storage

See [Cookies and browser storage](/support/policy?key=cookies) for what the shop keeps in your browser.

## When this changes

Each new version has a new date above. If a change matters to members, we’ll email them before it takes effect.
`;
};
