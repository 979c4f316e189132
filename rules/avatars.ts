import type { Theme } from './theme-id.ts';

/** A mark on the face of a member, such as a wreath in December. */
export interface AvatarTag {
  readonly lightUrl: string;
  readonly darkUrl: string;
  readonly isHolidaySkin: boolean;
}

export interface AvatarData {
  /** Null for a member without a picture. */
  readonly avatarUrl: string | null;
  readonly tagUrls: readonly AvatarTag[];
}

/** What stands for a missing face, as a skin names it. */
export type DefaultAvatars = Readonly<Record<Theme, string>>;

/** The three pictures that stand for none: of no theme, of light and of dark. */
export const plainAvatar = '/avatars/default.svg';
export const defaultAvatars: DefaultAvatars = {
  light: '/avatars/default-light.svg',
  dark: '/avatars/default-dark.svg',
};

/** True for a picture that only says that there is none. */
export function isDefaultAvatar(url: string): boolean {
  return [plainAvatar, defaultAvatars.light, defaultAvatars.dark].includes(url);
}

/** The picture to show: the member's own, else the default of the theme, which a skin may bring. */
export function avatarUrlIn(theme: Theme, avatarUrl: string | null, defaults: DefaultAvatars = defaultAvatars): string {
  return avatarUrl === null || avatarUrl === '' || isDefaultAvatar(avatarUrl) ? defaults[theme] : avatarUrl;
}

/** What is seen of a member in a theme: the picture and the marks on it. */
export function faceIn(theme: Theme, { avatarUrl, tagUrls }: AvatarData, defaults: DefaultAvatars = defaultAvatars) {
  return { picture: avatarUrlIn(theme, avatarUrl, defaults), marks: tagUrls.map((tag) => tagUrlIn(theme, tag)) };
}

/** The address of a mark in a theme. */
export function tagUrlIn(theme: Theme, { lightUrl, darkUrl }: AvatarTag): string {
  return theme === 'dark' ? darkUrl : lightUrl;
}
