import { sites } from '#rules/markets.ts';
import { createTemplate } from '#server/shop/coupons/create-template.ts';
import { parseMarkdown } from '#server/shop/content/parse-markdown.ts';
import type { Tx } from '../../db/schema.ts';
import { writePages, type PageSeed } from '../content/write-pages.ts';
import { couponRulesText } from './rules-text.ts';
import { birthdayTemplates, seededTemplates } from './templates.ts';

const pages = (): PageSeed[] =>
  sites.map((site) => ({
    kind: 'RULES',
    handle: 'coupon',
    site,
    version: 1,
    title: 'How coupons work',
    description: 'How many you can use, what counts, when they end and when they come back.',
    blocks: [
      {
        id: 'text',
        moduleId: 'text',
        type: 'RICH_TEXT',
        version: 1,
        data: { text: parseMarkdown(couponRulesText(site)) },
      },
    ],
  }));

/** Writes the coupons that a shop begins with, in each market, and how coupons work there. */
export async function seedCoupons(tx: Tx, now: number): Promise<void> {
  const { templates } = await tx
    .selectFrom('coupon_templates')
    .select((row) => row.fn.countAll<number>().as('templates'))
    .executeTakeFirstOrThrow();
  // The owner of a shop that has coupons already decides about them.
  if (Number(templates) === 0) {
    for (const template of seededTemplates(now)) await createTemplate(tx, template, now);
  }
  await writePages(tx, pages(), now);
}

/** Writes the coupon that members have on their birthday, unless the owner of the shop has one. */
export async function seedBirthdayCoupon(tx: Tx, now: number): Promise<void> {
  const own = await tx.selectFrom('coupon_templates').select('site').where('source', '=', 'BIRTHDAY').execute();
  const missing = birthdayTemplates(now).filter(({ site }) => own.every((template) => template.site !== site));
  for (const template of missing) await createTemplate(tx, template, now);
}
