import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarUrlIn, defaultAvatars, faceIn, isDefaultAvatar, plainAvatar, tagUrlIn } from './avatars.ts';

describe('an avatar', () => {
  it.each([null, ''])('that is missing (%j) is the default of the theme [S3.avatar.05]', (missing) => {
    expect(avatarUrlIn('light', missing)).toBe('/avatars/default-light.svg');
    expect(avatarUrlIn('dark', missing)).toBe('/avatars/default-dark.svg');
  });

  it.each([plainAvatar, defaultAvatars.light, defaultAvatars.dark])(
    'that is the default %s is the default of the theme [S3.avatar.06]',
    (url) => {
      expect(avatarUrlIn('light', url)).toBe('/avatars/default-light.svg');
      expect(avatarUrlIn('dark', url)).toBe('/avatars/default-dark.svg');
    },
  );

  it('has three defaults, and every other picture is kept in both themes [S3.avatar.06]', () => {
    // `fc.webUrl` takes seconds to make ready what it writes paths of.
    const pictures = fc.tuple(fc.webAuthority(), fc.uuid()).map(([host, name]) => `https://${host}/${name}.webp`);
    fc.assert(
      fc.property(pictures, (url) => {
        expect([avatarUrlIn('light', url), avatarUrlIn('dark', url)]).toEqual([url, url]);
        expect(isDefaultAvatar(url)).toBe(false);
      }),
    );
  });

  it('takes its default from a skin that brings one [S3.avatar.03]', () => {
    const winter = { light: '/skins/winter/light/avatar.avif', dark: '/skins/winter/dark/avatar.avif' };
    expect(avatarUrlIn('light', null, winter)).toBe(winter.light);
    expect(avatarUrlIn('dark', plainAvatar, winter)).toBe(winter.dark);
    expect(avatarUrlIn('dark', '/media/uploads/me.webp', winter)).toBe('/media/uploads/me.webp');
  });

  it('is a picture and the marks on it [S3.avatar.01]', () => {
    const tagUrls = [{ lightUrl: '/l.svg', darkUrl: '/d.svg', isHolidaySkin: false }];
    expect(faceIn('dark', { avatarUrl: '/me.webp', tagUrls })).toEqual({ picture: '/me.webp', marks: ['/d.svg'] });
    expect(faceIn('light', { avatarUrl: null, tagUrls: [] })).toEqual({ picture: defaultAvatars.light, marks: [] });
  });

  it('wears a mark in the colours of the theme [S3.avatar.02]', () => {
    const wreath = { lightUrl: '/tags/wreath-light.svg', darkUrl: '/tags/wreath-dark.svg', isHolidaySkin: true };
    expect(tagUrlIn('light', wreath)).toBe('/tags/wreath-light.svg');
    expect(tagUrlIn('dark', wreath)).toBe('/tags/wreath-dark.svg');
  });
});
