/** What the fallbacks keep, by the names of the shop. */
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

/** The slot of a page event's last parameters. */
export const pageEventKey = (name: string): string => `bridge:${name}`;

/** The slot in which data wait for the page that asks by their code. */
export const passThroughKey = (requestCode: string): string => `passThrough:${requestCode}`;
