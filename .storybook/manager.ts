import { addons } from 'storybook/manager-api';
import { siteTheme } from './themes.ts';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: siteTheme(dark ? 'dark' : 'light'), sidebar: { showRoots: true } });
