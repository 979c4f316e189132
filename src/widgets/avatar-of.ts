import type { AvatarProps, AvatarVariant } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { faceIn } from '#rules/avatars.ts';
import { sizedImage } from '#rules/image-size.ts';
import type { Theme } from '#rules/theme-id.ts';

const variants = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly AvatarVariant[];

export type Face = Pick<
  components['schemas']['UserInfo'],
  'nickname' | 'avatarUrl' | 'avatarStyle' | 'tagUrls' | 'defaultAvatars'
>;

/** The member's face in the chosen style: the own picture, else the default of the theme, and the marks on it. */
export function avatarOf({ nickname, avatarStyle, defaultAvatars, ...face }: Face, theme: Theme): AvatarProps {
  const variant = variants.find((each) => each === avatarStyle) ?? 1;
  const { picture, marks } = faceIn(theme, face, defaultAvatars);
  return { name: nickname, variant, src: sizedImage(picture), marks };
}
