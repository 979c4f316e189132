/** Keys of the fallbacks in storage, as the specification names them. */
export const storageKeys = {
  site: 'site',
  country: 'country',
  token: 'token',
  accountId: 'accountId',
  savvyUser: 'isSavvyUser',
  clientId: 'clientid',
  themeId: 'themeId',
  lightMode: 'lightMode',
} as const;

/** The last parameters of a page event. */
export const pageEventKey = (name: string): string => `bridge:${name}`;

/** Data of passThrough, until a page reads them by their code. */
export const passThroughKey = (requestCode: string): string => `passThrough:${requestCode}`;
