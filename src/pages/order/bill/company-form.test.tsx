import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { CompanyForm, NamedCompany } from './company-form.tsx';

const path = '/app-mall/v1/order/bill';
const named = { invoices: [], canIssueVat: true, buyerEditable: false, company: 'Acme GmbH', taxId: 'DE123456789' };
afterEach(cleanup);

const show = (answers: Answers) => renderInShop(<CompanyForm orderNo="L1" access="guest-key" isVat />, answers);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Add to invoice' }));
const type = (name: string, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);

test("a company is named with the guest's key", async () => {
  const answer = vi.fn((_request: Request) => named);
  const { sent } = show({ [path]: answer });
  await type('Company', ' Acme GmbH ');
  await type('VAT number', 'DE123456789');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const [request] = answer.mock.calls[0] ?? [];
  expect(await request?.json()).toEqual({ orderNo: 'L1', company: 'Acme GmbH', taxId: 'DE123456789' });
  expect(request?.headers.get('order-access-key')).toBe('guest-key');
});

test('asks nobody while the name is missing, and leads to the field', async () => {
  const { requests } = show({ [path]: named });
  await type('VAT number', '1');
  await save();
  expect(screen.getByRole('alert').querySelectorAll('a').length).toBe(2);
  expect(requests).toEqual([]);
});

test('a number that the shop refuses is marked, with the reason at its field, which has the focus', async () => {
  const reason = 'Please check this VAT number.';
  const fields = [{ path: 'taxId', rule: 'pattern', message: reason }];
  show({ [path]: new Refusal('BAD_REQUEST', 400, 'Please check the highlighted fields.', null, fields) });
  await type('Company', 'Acme GmbH');
  await type('VAT number', 'DE12345');
  await save();
  const field = screen.getByRole('textbox', { name: /^VAT number/, description: reason });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

test('an invoice that was issued meanwhile is announced, and the page asks what holds', async () => {
  show({ [path]: new Refusal('BILL_ISSUED', 409, 'The invoice has been issued.') });
  await type('Company', 'Acme');
  await save();
  expect(await screen.findByText('The invoice has been issued.')).toBeDefined();
});

test('a company that is named shows until its invoice is written', () => {
  renderInShop(<NamedCompany bill={{ ...named, site: 'US', canIssueVat: false }} />);
  expect(screen.getByText('Acme GmbH')).toBeDefined();
  expect(screen.getByText('Tax number')).toBeDefined();
});
