import { Avatar, type AvatarProps } from '#design-system/index.ts';
import { useAppliedTheme } from '../actors/theme/use-applied-theme.ts';
import { avatarOf, type Face } from './avatar-of.ts';

type Size = Pick<AvatarProps, 'size'>;

/** The face of a member; without a picture of their own it goes with the theme on screen. */
export function MemberAvatar({ face, size }: Size & { face: Face }) {
  return <Avatar {...avatarOf(face, useAppliedTheme())} size={size} />;
}
