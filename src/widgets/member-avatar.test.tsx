import { readFile } from 'node:fs/promises';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createThemeImplementations } from '#machines/theme/implementations.ts';
import { themeMachine } from '#machines/theme/machine.ts';
import { defaultAvatars, plainAvatar } from '#rules/avatars.ts';
import { createShopClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { standingMachines } from '../testing/standing-machines.ts';
import { AppContextProvider, type AppContext } from '../actors/app-context.ts';
import type { Face } from './avatar-of.ts';
import { MemberAvatar } from './member-avatar.tsx';

afterEach(cleanup);

const ada: Face = { nickname: 'Ada', avatarUrl: null, avatarStyle: 3, tagUrls: [], defaultAvatars };

function renderIn(piece: React.ReactElement) {
  const theme = createActor(
    themeMachine.provide(
      createThemeImplementations({
        pageLoaded: async () => undefined,
        fetchTheme: async () => ({ font: null, ui: null }),
        applyTheme: () => undefined,
        persistThemeId: () => undefined,
        report: () => undefined,
      }),
    ),
    { input: { themeId: 3, lightMode: true, reducedMotion: true, isCurrent: false } },
  ).start();
  const context: AppContext = {
    data: createQueryClient(),
    client: createShopClient(() => new Promise(() => undefined), 'https://shop.test'),
    machines: standingMachines({ theme }),
    site: 'US',
    origin: 'https://shop.test',
    isOtherHost: false,
    base: '',
  };
  render(<AppContextProvider value={context}>{piece}</AppContextProvider>);
  return theme;
}

const shown = (name: string) => screen.getByRole('img', { name }).getAttribute('src');

describe('the face of a member', () => {
  test('without a picture is the default of the theme on screen, also when the lights go out [S4.theme.11]', async () => {
    const theme = renderIn(<MemberAvatar face={ada} />);
    expect(shown('Ada')).toBe('/avatars/default-light.svg');
    act(() => theme.send({ type: 'host.lightModeChanged', lightMode: false }));
    await expect.poll(() => shown('Ada')).toBe('/avatars/default-dark.svg');
  });

  test('is their own picture in every theme, in the size that its address asks for', () => {
    renderIn(<MemberAvatar face={{ ...ada, avatarUrl: '/media/uploads/me.webp?q=bG93' }} />);
    expect(shown('Ada')).toBe('/media/uploads/me_l.webp?q=bG93');
  });

  test('wears its marks in the theme on screen', async () => {
    const spark = { lightUrl: '/avatars/savvy-light.svg', darkUrl: '/avatars/savvy-dark.svg', isHolidaySkin: false };
    const theme = renderIn(<MemberAvatar face={{ ...ada, tagUrls: [spark] }} />);
    const mark = () => screen.getByRole('presentation').getAttribute('src');
    expect(mark()).toBe(spark.lightUrl);
    act(() => theme.send({ type: 'host.lightModeChanged', lightMode: false }));
    await expect.poll(mark).toBe(spark.darkUrl);
  });

  test('takes the default that a skin brings', () => {
    const winter = { light: '/skins/winter/light/moth.svg', dark: '/skins/winter/dark/moth.svg' };
    renderIn(<MemberAvatar face={{ ...ada, defaultAvatars: winter }} />);
    expect(shown('Ada')).toBe(winter.light);
  });
});

test('the three defaults are pictures of the shop, each its own [S3.avatar.04]', async () => {
  const files = [plainAvatar, defaultAvatars.light, defaultAvatars.dark];
  const drawn = await Promise.all(files.map((file) => readFile(`public${file}`, 'utf8')));
  for (const picture of drawn) {
    const root = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
    expect([root.nodeName, root.getAttribute('viewBox')]).toEqual(['svg', '0 0 80 80']);
  }
  expect(new Set(drawn).size).toBe(3);
});
