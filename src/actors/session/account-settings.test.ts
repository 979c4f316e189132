import { expect, test, vi } from 'vitest';
import { createShopClient } from '../../api/client.ts';
import { fakeArea, openStore } from '../../storage/area-fixture.ts';
import { applyAccountSettings } from './account-settings.ts';

const line = { id: 'DOME_0', sku: 'DOME', buyType: 0, quantity: 1, status: true } as const;
const waiting = { US: { lines: [line], selected: [] } };
const dark = { type: 'theme.selected', themeId: 2 };
const toEurope = { type: 'market.choose', market: 'EU' };

test.each([
  ['a new device', {}, {}, [dark, toEurope]],
  ['one on which a theme was chosen', { themeId: '1' }, {}, [toEurope]],
  ['one on which a market was chosen', { site: 'GB' }, {}, [dark]],
  ['one with something in its cart', {}, waiting, [dark]],
  ['one that has the same market', { site: 'EU' }, {}, [dark]],
])(
  'theme and market of an account come to %s as far as nobody chose them there',
  async (_, values, carts, expected) => {
    const requests: Request[] = [];
    const client = createShopClient((request) => {
      requests.push(request);
      return Promise.resolve(Response.json({ status: 200, serverTime: 1, data: { themeId: 2, site: 'EU' } }));
    }, 'https://shop.test');
    const store = openStore(fakeArea(values));
    const send = vi.fn();
    const actors = Object.assign(Object.create(null), { theme: { send }, market: { send } });
    await applyAccountSettings(actors, { client, store, carts, languages: ['en-US', 'de'] }, 'at_1');
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer at_1']);
    expect(send.mock.calls.flat()).toEqual(expected);
  },
);
