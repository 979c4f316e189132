import { randomUUID } from 'node:crypto';
import type { RequestParts } from './contract-api.ts';
import { rmaRequests } from './rma-requests.ts';

/** What the owner has and nobody else may see or change; the fields are filled in before the requests are made. */
export interface OwnedThings {
  readonly orderNo: string;
  readonly paymentNo: string;
  readonly addressId: string;
  readonly cardId: string;
  readonly lineId: string;
  readonly sessionId: string;
  readonly questionId: string;
  readonly prizeId: string;
}

const once = () => ({ 'idempotency-key': randomUUID() });
const californian = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '+1 510 555 0100',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  line1: '1 Lake Street',
  postcode: '94612',
};

/** Every operation that names a thing of somebody, and how it would be asked for. */
export const ownedThings = (mine: OwnedThings): Readonly<Record<string, () => RequestParts>> => ({
  getOrder: () => ({ query: { orderNo: mine.orderNo } }),
  getRevokeOptions: () => ({ query: { orderNo: mine.orderNo } }),
  revokeOrder: () => ({ body: { orderNo: mine.orderNo, mode: 'CANCEL_UNPAID' }, headers: once() }),
  getBill: () => ({ query: { orderNo: mine.orderNo } }),
  getBillPdf: () => ({ query: { orderNo: mine.orderNo } }),
  nameBuyer: () => ({ body: { orderNo: mine.orderNo, company: 'Nobody & Sons' } }),
  uploadMedia: () => ({ query: { orderNo: mine.orderNo } }),
  ...rmaRequests(mine),
  confirmReceipt: () => ({ body: { orderNo: mine.orderNo } }),
  cancelOrderTogetherPrize: () => ({ query: { prizeId: mine.prizeId } }),
  rebuy: () => ({ body: { orderNo: mine.orderNo } }),
  changeOrderAddress: () => ({ body: { orderNo: mine.orderNo, address: californian } }),
  removeProtection: () => ({ body: { orderNo: mine.orderNo } }),
  getCompleted: () => ({ query: { orderNo: mine.orderNo } }),
  keepOrder: () => ({ body: { orderNo: mine.orderNo, password: 'Glow-worm-43' } }),
  getPaymentMethods: () => ({ query: { orderNo: mine.orderNo } }),
  createPayment: () => ({ body: { orderNo: mine.orderNo, method: 'CARD' }, headers: once() }),
  confirmCard: () => ({ body: { paymentNo: mine.paymentNo, cardToken: 'tok_12345', saveCard: false } }),
  getPaymentStatus: () => ({ query: { paymentNo: mine.paymentNo } }),
  cancelPayment: () => ({ body: { paymentNo: mine.paymentNo } }),
  deleteSavedCard: () => ({ body: { id: mine.cardId } }),
  endSession: () => ({ body: { id: mine.sessionId } }),
  createTicket: () => ({
    headers: once(),
    body: { category: 'ORDER', orderNo: mine.orderNo, subject: 'Not mine', text: 'Not mine', email: 'a@example.com' },
  }),
  createReview: () => ({
    headers: once(),
    body: { orderNo: mine.orderNo, lineId: mine.lineId, rating: 1, title: 'Not mine', body: 'Not mine' },
  }),
  editContent: () => ({ body: { type: 'QUESTION', id: mine.questionId, body: 'Not mine' } }),
  deleteContent: () => ({ body: { type: 'QUESTION', id: mine.questionId } }),
  getAddress: () => ({ query: { id: mine.addressId } }),
  changeAddress: () => ({ body: { id: mine.addressId, address: californian } }),
  deleteAddress: () => ({ body: { id: mine.addressId } }),
});
