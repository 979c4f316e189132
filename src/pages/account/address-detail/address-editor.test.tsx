import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { Dialogs } from '#src/widgets/dialogs.tsx';
import { addressDetailText as text, addressListText } from '../parts/address-text.ts';
import { AddressEditor } from './address-editor.tsx';

/** The library of the dialogs is loaded with the first one. */
beforeAll(() => import('#src/widgets/shop-dialog.tsx'));
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const saved = { id: 'a1', country: 'DE' };
const loadedAgain = () => cleanup();

/** The form of a new address with links beside it; links that the guard lets through are counted. */
function open(answers = {}, address?: Parameters<typeof AddressEditor>[0]['address']) {
  const followed = vi.fn<(href: string | null) => void>();
  const onSaved = vi.fn<() => void>();
  const onDeleted = vi.fn<() => void>();
  const follow = (event: { preventDefault: () => void; currentTarget: Element }) => {
    event.preventDefault();
    followed(event.currentTarget.getAttribute('href'));
  };
  const view = renderInShop(
    <>
      {[
        ['Addresses', '/account/address-list?site=DE'],
        ['To the form', '#form'],
        ['Elsewhere', 'https://elsewhere.test/'],
      ].map(([name, href]) => (
        <a key={name} href={href} onClick={follow}>
          {name}
        </a>
      ))}
      <a href="/support?site=DE" target="_blank" rel="noreferrer" onClick={follow}>
        Help in a tab
      </a>
      <AddressEditor address={address} onlyDeliverable={false} onSaved={onSaved} onDeleted={onDeleted} />
      <Dialogs />
    </>,
    answers,
    'EU',
    'm1',
  );
  return { ...view, followed, onSaved, onDeleted };
}

const city = () => screen.getByLabelText<HTMLInputElement>(/city/i);
const typeCity = (name: string) => fireEvent.change(city(), { target: { value: name } });
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** True where the browser would ask before the tab is closed or loaded again. */
const warnsOfClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('an address form with nothing unsaved', () => {
  test('is left without a question, also after what was typed is taken back', () => {
    const { followed } = open();
    typeCity('Bonn');
    typeCity('');
    follow('Addresses');
    expect(followed).toHaveBeenCalledExactlyOnceWith('/account/address-list?site=DE');
    expect(warnsOfClosing()).toBe(false);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('an address form with unsaved input', () => {
  test('asks before a link is followed and stays with its input when the answer is no', async () => {
    const { followed, opened } = open();
    typeCity('Bonn');
    follow('Addresses');
    await answer(text.leave.cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(city().value).toBe('Bonn');
    expect([followed.mock.calls, opened.mock.calls]).toEqual([[], []]);
  });

  test('follows the link as it was pressed when the answer is yes', async () => {
    const { followed, opened } = open();
    typeCity('Bonn');
    follow('Addresses');
    await answer(text.leave.ok);
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/account/address-list?site=DE'));
    expect(followed).not.toHaveBeenCalled();
  });

  test.each(['To the form', 'Elsewhere', 'Help in a tab'])('lets the link "%s" through', (name) => {
    const { followed } = open();
    typeCity('Bonn');
    follow(name);
    expect(followed).toHaveBeenCalledOnce();
  });

  test('lets a press with a modifier key open a new tab', () => {
    const { followed } = open();
    typeCity('Bonn');
    fireEvent.click(screen.getByRole('link', { name: 'Addresses' }), { ctrlKey: true });
    expect(followed).toHaveBeenCalledOnce();
  });

  test('warns before the tab is closed, and has its input again after a reload', () => {
    open();
    typeCity('Bonn');
    expect(warnsOfClosing()).toBe(true);
    loadedAgain();
    open();
    expect(city().value).toBe('Bonn');
    expect(screen.getByText(text.draft)).toBeTruthy();
  });

  test('is left by the browser’s back button without a question, and has its input again on return', () => {
    const { unmount } = open();
    typeCity('Bonn');
    window.dispatchEvent(new PopStateEvent('popstate'));
    unmount();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(warnsOfClosing()).toBe(false);
    open();
    expect(city().value).toBe('Bonn');
  });
});

test('a discarded draft is gone, and so is the guard', async () => {
  open();
  typeCity('Bonn');
  loadedAgain();
  open();
  await answer(text.discardDraft);
  expect(city().value).toBe('');
  expect(sessionStorage.length).toBe(0);
  expect(warnsOfClosing()).toBe(false);
});

test('a saved address leaves no draft and no guard behind', async () => {
  const { onSaved } = open({ '/app-mall/v1/address': saved });
  const typed = {
    firstName: 'Ola',
    lastName: 'Nowak',
    line1: 'Lampenweg 1',
    postcode: '53111',
    phone: '+49 228 123456',
  };
  typeCity('Bonn');
  for (const [name, value] of Object.entries(typed)) {
    const field = document.getElementById(`address-${name}`);
    if (field) fireEvent.change(field, { target: { value } });
  }
  await answer(text.save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sessionStorage.length).toBe(0);
  expect(warnsOfClosing()).toBe(false);
});

describe('an address that is kept', () => {
  const address = {
    ...{
      id: 'a1',
      firstName: 'Ola',
      lastName: 'Berg',
      line1: 'Am Ufer 3',
      city: 'Bonn',
      postcode: '53111',
      phone: '+49 228 1234',
    },
    ...{ country: 'DE', tag: 'HOME' as const, deliverable: true, isDefaultShipping: true, isDefaultBilling: false },
    lines: [],
  } satisfies Parameters<typeof AddressEditor>[0]['address'];
  const deletion = addressListText.deleteDialog;
  const deletions = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'DELETE');

  test('is deleted from its form, once that is sure, with what was typed into it', async () => {
    const { requests, onDeleted } = open({ '/app-mall/v1/address': {} }, address);
    typeCity('Kiel');
    await userEvent.click(screen.getByRole('button', { name: text.delete }));
    await answer(deletion.cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deletions(requests)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: text.delete }));
    await answer(deletion.ok);
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    expect(await deletions(requests)[0]?.json()).toEqual({ id: 'a1' });
    expect(sessionStorage.length).toBe(0);
  });

  test('stays with its form where the server refuses', async () => {
    const refusal = new Refusal('NOT_FOUND', 404, 'It is gone already');
    const { requests, onDeleted } = open({ '/app-mall/v1/address': refusal }, address);
    await userEvent.click(screen.getByRole('button', { name: text.delete }));
    await answer(deletion.ok);
    await waitFor(() => expect(deletions(requests)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: text.delete })).toHaveProperty('ariaBusy', null));
    expect(onDeleted).not.toHaveBeenCalled();
  });
});

test('a new address has nothing to delete', () => {
  open();
  expect(screen.queryByRole('button', { name: text.delete })).toBeNull();
});
