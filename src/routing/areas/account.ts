import { pagePaths } from '#rules/page-paths.ts';
import { personalPage, publicPage } from '../route.ts';

const loginHeading = 'Log in to see this page';

export const accountRoutes = [
  publicPage({
    path: pagePaths.logIn,
    query: ['redirect?', 'view?'],
    name: 'login',
    title: 'Log in',
    skeleton: 'form',
    noindex: true,
    appBar: 'none',
    appOpens: 'login',
    samples: [
      { as: 'guest', heading: 'Welcome back' },
      { as: 'member', title: 'My account', heading: /^Hello, / },
    ],
  }),
  publicPage({
    path: '/account/signUp',
    query: ['redirect?'],
    name: 'sign-up',
    title: 'Create account',
    skeleton: 'form',
    noindex: true,
    appBar: 'none',
    samples: [{ as: 'guest', heading: 'Create your account' }],
  }),
  personalPage({
    path: pagePaths.myCenter,
    name: 'my-center',
    title: 'My account',
    skeleton: 'account',
    appBar: 'quiet-cart',
    samples: [
      { as: 'guest', heading: 'Hello there' },
      { as: 'member', heading: /^Hello, / },
    ],
  }),
  personalPage({
    path: pagePaths.profile,
    query: ['part?', 'confirm?'],
    subject: 'part',
    name: 'profile',
    title: 'Profile',
    skeleton: 'account',
    needsLogin: true,
    samples: [
      { as: 'guest', heading: loginHeading },
      { as: 'member', heading: 'Profile' },
      { values: { part: 'details' }, as: 'member', heading: 'Details' },
      { values: { part: 'favourites' }, as: 'member', heading: /^Favou?rites$/ },
      { values: { part: 'privacy' }, as: 'member', heading: 'Privacy' },
    ],
  }),
  personalPage({
    path: '/account/address-list',
    query: ['select?', 'back?'],
    name: 'address-list',
    title: 'Addresses',
    skeleton: 'account',
    needsLogin: true,
    appBar: 'quiet-cart',
    samples: [
      { as: 'guest', heading: loginHeading },
      { as: 'member', heading: 'Addresses' },
    ],
  }),
  personalPage({
    path: '/account/address-detail',
    query: ['id?', 'select?', 'back?'],
    name: 'address-detail',
    title: 'Address',
    skeleton: 'form',
    needsLogin: true,
    appBar: 'quiet-cart',
    samples: [
      { as: 'guest', heading: loginHeading },
      { as: 'member', heading: 'Add address' },
    ],
  }),
  personalPage({
    path: '/account/su-center',
    query: ['month?'],
    name: 'su-center',
    title: 'Savvy User Center',
    skeleton: 'account',
    appBar: 'quiet-cart',
    event: 'gv_points_view',
    samples: [
      { as: 'guest', heading: 'Your lamp brightens as you level up' },
      { as: 'member', heading: /^You’re at/ },
    ],
  }),
  personalPage({
    path: pagePaths.emailPreferences,
    query: ['token?', 'sent?'],
    name: 'unsubscribe',
    title: 'Email preferences',
    skeleton: 'form',
    appBar: 'quiet-cart',
    samples: [{ heading: 'Email preferences' }],
  }),
];
