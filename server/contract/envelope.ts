import type { FieldError, ShopError } from './shop-error.ts';

export interface Envelope {
  status: number;
  message: string;
  data: unknown;
  code?: string;
  fields?: readonly FieldError[];
  serverTime: number;
  traceId: string;
}

interface Facts {
  readonly serverTime: number;
  readonly traceId: string;
}

export const success = (data: unknown, facts: Facts): Envelope => ({ status: 200, message: 'OK', data, ...facts });

export const alreadyDone = (data: unknown, facts: Facts): Envelope => ({ status: 40, message: '', data, ...facts });

export const failure = ({ status, message, data, code, fields }: ShopError, facts: Facts): Envelope => ({
  status,
  message,
  data,
  code,
  ...(fields ? { fields } : {}),
  ...facts,
});
