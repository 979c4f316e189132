import type { components } from '#openapi/types.ts';
import { markets, shipsTo, siteOfCountry } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { useMedia } from '../media/use-media.ts';
import { readUserInfo, type UserInfo } from './user-info.ts';

type Change = components['schemas']['UserInfoChange'];

/** The first year a birthday may be in: nobody is older. */
export const firstBirthYear = 1900;

const wrong = (path: string, rule: string, message: string): ShopError =>
  new ShopError('BAD_REQUEST', { fields: [{ path, rule, message }] });

/**
 * Changes what the member may change; an opt-in keeps the time it was given at.
 * @throws BAD_REQUEST naming the field: a birthday to come, a picture of somebody else, a country that
 * the chosen market does not ship to
 */
export async function changeUserInfo(shop: ShopContext, accountId: string, change: Change): Promise<UserInfo> {
  const now = shop.clock.now();
  refuseBadBirthday(change, now);
  await refuseForeignPicture(shop, accountId, change);
  const account = await shop.db.selectFrom('accounts').select('country').where('id', '=', accountId).executeTakeFirst();
  if (!account) throw new ShopError('UNAUTHORIZED');
  await shop.db
    .updateTable('accounts')
    .set({
      updated_at: now,
      ...placeOf(change, account.country),
      ...(change.nickname === undefined ? {} : { nickname: change.nickname }),
      ...(change.avatarStyle === undefined ? {} : { avatar_style: change.avatarStyle }),
      ...(change.avatarUrl === undefined ? {} : { avatar_url: change.avatarUrl }),
      ...(change.birthday === undefined ? {} : { birthday: change.birthday }),
      ...(change.themeId === undefined ? {} : { theme_id: change.themeId }),
      ...(change.marketingOptIn === undefined
        ? {}
        : { marketing_opt_in: change.marketingOptIn ? 1 : 0, marketing_opt_in_at: change.marketingOptIn ? now : null }),
    })
    .where('id', '=', accountId)
    .execute();
  return readUserInfo(shop, accountId);
}

function refuseBadBirthday({ birthday }: Change, now: number): void {
  if (birthday === undefined || birthday === null) return;
  const day = Date.parse(birthday);
  if (day > now || new Date(day).getUTCFullYear() < firstBirthYear) {
    throw wrong('birthday', 'range', 'That isn’t a valid birthday.');
  }
}

/** A picture that is not the member's could be taken away from under them, or show that it exists. */
async function refuseForeignPicture(shop: ShopContext, accountId: string, { avatarUrl }: Change): Promise<void> {
  if (avatarUrl === undefined || avatarUrl === null) return;
  const path = avatarUrl.slice(avatarUrl.lastIndexOf('/') + 1);
  const [own] = await useMedia(shop, shop.db, accountId, { column: 'path', values: [path] });
  if (own?.kind !== 'IMAGE') throw wrong('avatarUrl', 'owner', 'Please upload the picture first.');
}

/** Market and country fit each other: the one that is not named follows the one that is. */
function placeOf(
  { site, country }: Change,
  lived: string,
): Partial<Record<'country', string> & Pick<UserInfo, 'site'>> {
  if (site === undefined) return country === undefined ? {} : { country, site: siteOfCountry(country) };
  if (country !== undefined && !shipsTo(site, country)) {
    throw wrong('country', 'market', 'This market doesn’t ship there.');
  }
  const stays = country ?? (shipsTo(site, lived) ? lived : markets[site].countries[0]);
  return { site, country: stays };
}
