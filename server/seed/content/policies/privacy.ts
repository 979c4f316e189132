import { bySite } from '#rules/by-site.ts';
import { accessTokenLifetime, refreshTokenLifetime } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import { recordYears } from '#rules/record-keeping.ts';
import { sellers } from '#server/shop/market/seller.ts';
import { daysOf, marketWords } from './market-words.ts';

const law: Readonly<Record<Site, string>> = {
  US: 'We do not sell or share your data for advertising, so there is nothing to opt out of. Residents of California and of other states with such a law may ask for a copy, a correction or a deletion; we give everybody the same.',
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
${name}, ${address.join(', ')}, decides what happens to your data. Questions go to ${email}.

## What we keep, and why

| What | Why | How long |
| --- | --- | --- |
| Name, address, phone and e-mail of an order | To send the goods and to reach you | With the order |
| Orders, ${invoice}s and refunds | Tax law | ${recordYears[site]} years from the end of the year |
| Account: e-mail, password as a hash, profile, saved addresses | To log you in and save you typing | Until you delete the account |
| Log-ins: device name, the first part of the network address, time | To show you your devices and to stop thieves | ${daysOf(refreshTokenLifetime)} days at most |
| Brand, last four digits and end date of a card | To show you how you paid | With the order |
| Reviews, with the name you give | To publish them | Until the product leaves the shop, or you ask us to remove them |
| Which e-mails you want | To send those and no others | Until you change it |

You can buy without an account. We do not ask for your age, sex or interests to sell you a lamp.

## What we do not do

- We do not sell your data or give it to advertisers.
- We do not load scripts, fonts or pictures from other companies on our pages, the payment fields excepted.
- We do not see your card number: it goes from your browser to the payment provider.
- We do not decide anything about you by a machine alone.

## Who receives data

- The carrier gets the name, address and phone of the ${delivery}.
- The payment provider that you choose at checkout gets the amount, the order number and what it asks you for.
- Who runs our servers and sends our e-mails works on our orders and for nobody else.
- Tax offices and courts get what the law demands.

## Safety

Passwords are stored as slow hashes, and connections are encrypted. A log-in lasts ${daysOf(accessTokenLifetime)} days without being renewed; you can end any device in [your profile](/profile). Fault reports of your browser are stripped of names, addresses, tokens and card numbers before they are sent.

## Seeing, taking along and deleting

1. [Your profile](/profile) sends you a copy of everything we keep of you, as a file by e-mail.
2. There you can also correct your data and delete the account. It goes 14 days after you asked and not before the last order is over; until then you can change your mind.
3. Orders and ${invoice}s stay for the time of tax law, without an account behind them. Reviews stay without your name.
4. Without an account, write to ${email} from the e-mail of your order.

## Your rights by law

${law[site]}

## Browser storage

What the shop keeps in your browser stands in [Cookies and browser storage](/support/policy?key=cookies).

## When this changes

A new version has a new date above. Of a change that matters to members we tell them by e-mail before it holds.
`;
};
