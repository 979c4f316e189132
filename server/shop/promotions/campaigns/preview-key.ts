import { createHmac } from 'node:crypto';
import { type CampaignPart, campaignParts } from '#rules/campaign-phases.ts';
import { sameText } from '#server/security/same-text.ts';
import type { ShopContext } from '#server/shop-context.ts';

type Secret = Pick<ShopContext, 'tokenSecret'>;

const signed = ({ tokenSecret }: Secret, handle: string, part: string, end: number): string =>
  createHmac('sha256', tokenSecret).update(`campaign-preview ${handle} ${part} ${end}`).digest('base64url');

/** Opens one part of a campaign before its time, until an instant (epoch ms). */
export function previewKey(shop: Secret, handle: string, part: CampaignPart, end: number): string {
  return `${end.toString(36)}.${part}.${signed(shop, handle, part, end)}`;
}

/** The part that a key opens; undefined for a key of another campaign, one that was changed and one whose time is over. */
export function previewedPart(
  shop: Secret & Pick<ShopContext, 'clock'>,
  handle: string,
  key: string,
): CampaignPart | undefined {
  const [time = '', name = '', signature = ''] = key.split('.');
  const end = Number.parseInt(time, 36);
  const part = campaignParts.find((each) => each === name);
  if (part === undefined || !(shop.clock.now() < end)) return undefined;
  return sameText(signed(shop, handle, part, end), signature) ? part : undefined;
}
