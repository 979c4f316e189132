import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { Dialogs } from '#src/widgets/dialogs.tsx';
import { keepTypedEmail, typedEmail } from '../parts/typed-email.ts';
import ProfilePage from './page.tsx';

const account = '/bff-app/v1/mobile/user-info';
const deletion = '/bff-app/v1/mobile/account/delete-request';
const info = {
  accountId: '01J00000000000000000000001',
  email: 'ola@lampyris.test',
  emailProved: true,
  nickname: 'Ola',
  avatarUrl: null,
  avatarStyle: 1,
  tagUrls: [],
  defaultAvatars: { light: '/a', dark: '/b' },
  savvyUser: false,
  country: 'US',
  site: 'US',
  themeId: 3,
  marketingOptIn: false,
  couponCount: 0,
  coinBalance: 0,
  unreadTickets: 0,
  counts: { unpaid: 0, toShip: 0, shipped: 0, rma: 0 },
  deletionTime: null,
};
const sessions = '/bff-app/v1/mobile/account/sessions';
const place = (id: string, browser: string | null, more: object = {}) => ({
  id,
  browser,
  system: browser === null ? null : 'Linux',
  kind: 'COMPUTER',
  isCurrent: false,
  signedInTime: 1_763_035_200_000,
  lastSeenTime: 1_763_726_400_000,
  ...more,
});
const thisDevice = place('01J00000000000000000000011', 'Firefox', { isCurrent: true });
const favourite = (spu: string, title: string, price: number | null = 8900) => ({
  spu,
  title,
  image: { url: '/media/products/dome/', alt: title, w: 8, h: 8, widths: [320], lqip: { day: '#ddd', night: '#222' } },
  product: price === null ? null : { price: { sale: { amount: price, currency: 'USD' }, list: null, from: false } },
  addedTime: 1_763_035_200_000,
});
const preferences = {
  emailMasked: 'o•••@lampyris.test',
  topics: [{ topic: 'NEWS', label: 'News', about: 'Now and then.', state: 'ON' }],
};

afterEach(cleanup);

/** The part that the address names; without one a wide screen has the details beside the list. */
async function openProfile(answers: Answers = {}, part = '') {
  window.history.replaceState(null, '', part === '' ? '/profile' : `/profile?part=${part}`);
  const shown = renderInShop(
    <main>
      <ProfilePage />
      <Dialogs />
    </main>,
    {
      [account]: info,
      '/app-mall/v1/order/unsubscribe': preferences,
      [sessions]: { sessions: [thisDevice] },
      ...answers,
    },
    'US',
    'member-1',
  );
  await screen.findByRole('heading', { level: 1 });
  const bodies = (method: string, path: string): Promise<unknown[]> =>
    Promise.all(
      shown.requests
        .filter((request) => request.method === method && new URL(request.url).pathname === path)
        .map((request) => request.clone().json()),
    );
  return { ...shown, bodies };
}

const answer = async (label: string) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: label }));
};

const later = 'ola@later.test';
const change = '/bff-app/v1/mobile/email/change';
const codes = {
  '/bff-app/v1/mobile/email/send/verification-code': { expireIn: 600, resendIn: 60 },
  '/bff-app/v1/mobile/email/verification-code/check': { ticket: 'proof', expireIn: 900 },
};

/** Proves the new email by its code and confirms it by the password. */
async function changeEmail() {
  await userEvent.click(region('Email').getByRole('button', { name: 'Change email' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'New email' }), later);
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456');
  await userEvent.type(await screen.findByLabelText('Your password'), 'Glow-worm-42');
  await userEvent.click(region('Email').getByRole('button', { name: 'Change email' }));
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the profile', () => {
  test('shows who is here, and nothing to save before something is changed', async () => {
    await openProfile();
    const person = region('About you');
    expect(person.getByRole<HTMLInputElement>('textbox', { name: /^Nickname/ }).value).toBe('Ola');
    expect(person.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  test('shows the parts in one list, and the details beside it', async () => {
    await openProfile();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
    const parts = within(screen.getByRole('list', { name: 'Parts of your profile' })).getAllByRole('link');
    expect(parts.map((link) => link.getAttribute('href'))).toEqual([
      '/profile?part=details',
      '/profile?part=favourites',
      '/profile?part=password',
      '/profile?part=devices',
      '/profile?part=cards',
      '/profile?part=preferences',
      '/profile?part=emails',
      '/profile?part=privacy',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Details' })).toBeDefined();
  });

  test('takes another email by a code to it and the password', async () => {
    let email = info.email;
    const { bodies } = await openProfile(
      {
        ...codes,
        [account]: () => ({ ...info, email }),
        [change]: () => {
          email = later;
          return {};
        },
      },
      'password',
    );
    await changeEmail();
    expect(await screen.findByText(/^You log in with ola@later\.test/)).toBeDefined();
    expect(await bodies('POST', change)).toEqual([{ email: later, ticket: 'proof', password: 'Glow-worm-42' }]);
  });

  test('shows the email that was changed although the answer was lost', async () => {
    let email = info.email;
    const lost = () => {
      email = later;
      return new Response(null, { status: 502 });
    };
    await openProfile({ ...codes, [account]: () => ({ ...info, email }), [change]: lost }, 'password');
    await changeEmail();
    expect(await screen.findByText(/^You log in with ola@later\.test/)).toBeDefined();
  });

  test('leaves the email that was typed to log in as it is when another one is typed', async () => {
    keepTypedEmail(info.email);
    await openProfile(codes, 'password');
    await changeEmail();
    expect(typedEmail()).toBe(info.email);
    keepTypedEmail('');
  });

  test('shows what is kept at its price of today, and lets go of it', async () => {
    const [dome, strip] = [favourite('DOME', 'Dome'), favourite('STRIP', 'Strip', null)];
    const answers = [[dome, strip], [strip]];
    const { bodies } = await openProfile(
      {
        '/app-mall/v1/favourite': ({ method }) => (method === 'GET' ? { list: answers.shift() ?? [], max: 200 } : {}),
      },
      'favourites',
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Favorites');
    const list = within(await screen.findByRole('list', { name: 'Your favorites' }));
    expect(list.getByRole('link', { name: 'Dome' }).getAttribute('href')).toBe('/product-detail?spu=DOME');
    expect(list.getByText('$89.00')).toBeDefined();
    expect(list.getByText('Not sold in your region')).toBeDefined();
    await userEvent.click(list.getByRole('button', { name: 'Remove Dome' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Dome' })).toBeNull());
    expect(await bodies('DELETE', '/app-mall/v1/favourite')).toEqual([{ spu: 'DOME' }]);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Strip'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Strip' }));
    expect(await screen.findByText('Nothing saved yet')).toBeDefined();
  });

  test('opens the part that its address names, with the way back to the list', async () => {
    await openProfile({}, 'password');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Email and password');
    expect(screen.getByText(/^You log in with ola@lampyris\.test/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('region', { name: 'About you' })).toBeNull();
  });

  test('saves name and birthday together, and says so', async () => {
    const { bodies, sent } = await openProfile();
    const name = region('About you').getByRole('textbox', { name: /^Nickname/ });
    await userEvent.clear(name);
    await userEvent.type(name, ' Ola B ');
    await userEvent.click(region('About you').getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await bodies('PATCH', account)).toEqual([{ nickname: 'Ola B', birthday: null }]));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ notice: expect.objectContaining({ text: 'Saved' }) }),
      ),
    );
  });

  test('puts a refused name beside its field', async () => {
    const answers = { count: 0 };
    await openProfile({
      [account]: () => {
        answers.count += 1;
        return answers.count === 1 ? info : new Refusal('BAD_REQUEST', 400, 'Please check your answers.');
      },
    });
    await userEvent.type(region('About you').getByRole('textbox', { name: /^Nickname/ }), '!');
    await userEvent.click(region('About you').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Please check your answers/)).toBeDefined();
  });

  test('offers the eight frames of the picture and keeps the chosen one', async () => {
    const { bodies } = await openProfile();
    const frames = within(screen.getByRole('group', { name: 'Frame' }));
    expect(frames.getAllByRole('radio')).toHaveLength(8);
    await userEvent.click(frames.getByRole('radio', { name: 'Lamp light' }));
    await waitFor(async () => expect(await bodies('PATCH', account)).toEqual([{ avatarStyle: 3 }]));
  });

  test('says why the shop does not take a picture, and takes the same one up again', async () => {
    const why = 'You have sent many files today. Please try again tomorrow.';
    const { bodies } = await openProfile({ '/app-mall/v1/media/upload': new Refusal('MEDIA_QUOTA', 429, why) });
    const choose = () =>
      userEvent.upload(
        screen.getByLabelText('Upload a picture', { selector: 'input' }),
        new File([new Uint8Array([1])], 'face.png', { type: 'image/png' }),
      );
    await choose();
    expect(await screen.findByText(why)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Upload a picture', { selector: 'input' }).value).toBe('');
    expect(await bodies('PATCH', account)).toEqual([]);
  });

  test('turns the lights here at once and keeps the theme for the next device', async () => {
    const { bodies, sent } = await openProfile({}, 'preferences');
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(async () => expect(await bodies('PATCH', account)).toEqual([{ themeId: 2 }]));
    expect(sent).toHaveBeenCalledWith({ type: 'theme.selected', themeId: 2 });
  });

  test('asks before it moves to another market, and moves when that is saved', async () => {
    const { bodies, sent } = await openProfile({}, 'preferences');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Market' }), 'GB');
    expect(await bodies('PATCH', account)).toEqual([]);
    await answer('Change market');
    await waitFor(async () => expect(await bodies('PATCH', account)).toEqual([{ site: 'GB' }]));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'market.choose', market: 'GB' }));
  });

  test('turns a kind of mail off at once', async () => {
    const { bodies } = await openProfile({}, 'emails');
    await userEvent.click(await screen.findByRole('switch', { name: /^News/ }));
    await waitFor(async () =>
      expect(await bodies('POST', '/app-mall/v1/order/unsubscribe')).toEqual([
        { topics: [{ topic: 'NEWS', state: 'OFF' }] },
      ]),
    );
  });

  test('orders a copy of everything and says where it goes', async () => {
    await openProfile(
      {
        '/bff-app/v1/mobile/account/data-export': { jobId: 'j', emailMasked: 'o•••@lampyris.test' },
      },
      'privacy',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Send me my data' }));
    expect(await screen.findByText(/on its way to o•••@lampyris\.test/)).toBeDefined();
  });
});

describe('the end of an account', () => {
  const left = { ...info, deletionTime: Date.UTC(2027, 0, 5, 12) };

  test('is asked about once more, and goes with the password', async () => {
    const own = { ...info };
    const askForTheEnd = () => Object.assign(own, left);
    const { bodies } = await openProfile({ [account]: () => own, [deletion]: askForTheEnd }, 'privacy');
    await userEvent.type(await screen.findByLabelText('Your password'), 'Glow-worm-42');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account', hidden: true }));
    expect(await bodies('POST', deletion)).toEqual([]);
    await answer('Delete in 14 days');
    await waitFor(async () => expect(await bodies('POST', deletion)).toEqual([{ password: 'Glow-worm-42' }]));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Your account will be deleted on/));
  });

  test('that is ahead is named with its day, and can be taken back', async () => {
    const { requests } = await openProfile({ [account]: left, [deletion]: {} }, 'privacy');
    expect(screen.getByText('Your account will be deleted on Tue, Jan 5, 2027.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete my account', hidden: true })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});

test('a profile that cannot be read offers another try', async () => {
  renderInShop(<ProfilePage />, { [account]: new Refusal('BUSY', 500, 'Busy') }, 'US', 'member-1');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});

describe('where a member is logged in', () => {
  const phone = place('01J00000000000000000000012', 'Chrome', { system: 'Android', kind: 'PHONE' });
  const stranger = place('01J00000000000000000000013', null);
  const everywhere = { [sessions]: { sessions: [thisDevice, phone, stranger] } };
  const panel = async () => within(await screen.findByRole('region', { name: 'Where you’re logged in' }));

  test('lists the cards that are paid with again, and forgets one after a question', async () => {
    const cards = '/app-mall/v1/payment/card';
    const card = (id: string, last4: string, expYear: number) => ({
      ...{ id, brand: 'Visa', last4, expMonth: 1, expYear, isDefault: false },
    });
    let list = [card('C1', '4242', 2_031), card('C2', '0259', 2_020)];
    const forget = async (request: Request) => {
      const { id } = await request.clone().json();
      list = list.filter((each) => each.id !== id);
      return {};
    };
    const server = (request: Request) => (request.method === 'GET' ? { list } : forget(request));
    const { bodies } = await openProfile({ [cards]: server }, 'cards');
    const remove = await screen.findByRole('button', { name: 'Remove Visa ending in 4242' });
    expect(screen.getByText('Expires 01/2031')).toBeDefined();
    expect(screen.getByText('Expired 01/2020')).toBeDefined();
    await userEvent.click(remove);
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/can’t undo this/);
    await answer('Remove');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Visa ending in 0259'));
    expect(await bodies('DELETE', cards)).toEqual([{ id: 'C1' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Visa ending in 0259' }));
    await answer('Remove');
    expect(await screen.findByText(/^No saved cards yet/)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Saved cards');
  });

  test('lists the names of the devices; this one cannot be logged out here', async () => {
    await openProfile(everywhere, 'devices');
    const { getByText, getAllByText, findByText, getAllByRole } = await panel();
    await findByText('Firefox on Linux');
    expect(getByText('This device')).toBeDefined();
    expect(getAllByText(/^Last seen Fri, Nov 21, 2025, /)).toHaveLength(3);
    expect(getAllByText('Logged in since Thu, Nov 13, 2025')).toHaveLength(3);
    const buttons = getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(buttons).toEqual(['Log out Chrome on Android', 'Log out A computer', 'Log out everywhere else']);
  });

  test('lists four places, and all when asked for', async () => {
    const many = ['14', '15', '16'].map((end) => place(`01J000000000000000000000${end}`, 'Safari'));
    await openProfile({ [sessions]: { sessions: [thisDevice, phone, ...many] } }, 'devices');
    const { findByRole, getAllByText, queryByRole } = await panel();
    const all = await findByRole('button', { name: 'Show all 5' });
    expect(getAllByText(/^Last seen/)).toHaveLength(4);
    await userEvent.click(all);
    expect(getAllByText(/^Last seen/)).toHaveLength(5);
    expect(queryByRole('button', { name: 'Show all 5' })).toBeNull();
  });

  test('can be ended in one place, after a question that says that it cannot be undone', async () => {
    const { bodies, sent } = await openProfile(everywhere, 'devices');
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Log out Chrome on Android' }));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/can’t undo this/);
    expect(await bodies('DELETE', sessions)).toEqual([]);
    await answer('Log out');
    await waitFor(async () => expect(await bodies('DELETE', sessions)).toEqual([{ id: phone.id }]));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ notice: expect.objectContaining({ text: 'Chrome on Android is logged out' }) }),
      ),
    );
  });

  test('can be ended everywhere else at once', async () => {
    const { bodies } = await openProfile({ ...everywhere, [`${sessions}/end-others`]: {} }, 'devices');
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText(/^This logs out 2 other devices right away\. You can’t undo this/)).toBeDefined();
    await answer('Log out everywhere else');
    await waitFor(async () => expect(await bodies('POST', `${sessions}/end-others`)).toEqual([{}]));
  });

  test('is nowhere else: there is nothing to end', async () => {
    await openProfile({}, 'devices');
    const { findByText, queryByRole } = await panel();
    expect(await findByText('No other devices are logged in.')).toBeDefined();
    expect(queryByRole('button')).toBeNull();
  });
});
