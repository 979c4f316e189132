import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { components } from '#openapi/types.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { saveFile } from '#src/api/save-file.ts';

vi.mock('#src/api/save-file.ts', () => ({ saveFile: vi.fn() }));

const path = '/app-mall/v1/order/bill/pdf';
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const invoice: components['schemas']['Invoice'] = {
  invoiceNo: 'EU-2026-000002',
  type: 'CREDIT_NOTE',
  issuedTime: 1_764_000_000_000,
  corrects: 'EU-2026-000001',
  seller: { name: 'Lampyris Europe GmbH', address: ['Berlin'], email: 'care@lampyris.example', taxIds: ['DE0'] },
  buyer: { name: 'Ola Nowak', company: 'Acme GmbH', taxId: 'DE123', address: ['Ola Nowak', '10435 Berlin'] },
  lines: [{ title: 'Dome', options: 'Bone', sku: 'LM-DOME', quantity: 2, unit: eur(5_000), total: eur(10_000) }],
  goods: eur(10_000),
  discount: eur(1_000),
  shipping: eur(0),
  taxLines: [{ rate: 19_000, base: eur(7_563), tax: eur(1_437) }],
  taxIncluded: true,
  tax: eur(1_437),
  total: eur(9_000),
};

afterEach(cleanup);

const show = (answers: Answers = {}) =>
  renderInShop(<InvoiceSheet invoice={invoice} orderNo="L1" access="guest-key" />, answers);
const download = () => userEvent.click(screen.getByRole('button', { name: 'Download PDF of EU-2026-000002' }));

test('a credit note says what it corrects, for whom, and what it consists of', () => {
  show();
  const sheet = screen.getByRole('article', { name: 'Credit note' });
  for (const words of ['Corrects EU-2026-000001', 'Acme GmbH', 'DE123', '−€10.00', 'Free', '€90.00']) {
    expect(sheet.textContent).toContain(words);
  }
  expect(sheet.textContent).toContain('Includes 19% tax: €14.37 on €75.63');
  expect(screen.getAllByText('Ola Nowak')).toHaveLength(1);
});

test("the file is asked for with the guest's key and named after its number", async () => {
  const { requests } = show({ [path]: {} });
  await download();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.headers.get('order-access-key')).toBe('guest-key');
  expect(new URL(requests[0]?.url ?? '').searchParams.get('invoiceNo')).toBe('EU-2026-000002');
});

test('a file that cannot be had is reported beside its button', async () => {
  show({ [path]: new Refusal('NOT_FOUND', 404, 'There is no such document.') });
  await download();
  expect(await screen.findByText('There is no such document.')).toBeDefined();
  expect(saveFile).not.toHaveBeenCalled();
});
