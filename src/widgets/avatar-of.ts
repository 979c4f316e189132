import type { AvatarProps, AvatarVariant } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';

const variants = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly AvatarVariant[];

type Face = Pick<components['schemas']['UserInfo'], 'nickname' | 'avatarUrl' | 'avatarStyle'>;

/** The member's face: the own picture, else the first letter of the name, in the chosen style. */
export function avatarOf({ nickname, avatarUrl, avatarStyle }: Face): AvatarProps {
  const variant = variants.find((known) => known === avatarStyle) ?? 1;
  return { name: nickname, variant, ...(avatarUrl === null ? {} : { src: avatarUrl }) };
}
