import { refreshOf, isRecord } from './shapes.ts';

/** The pair of tokens all tabs share. */
export interface TokenRecord {
  readonly accountId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly refreshExpireTime: number;
}

export function tokenRecordOf(value: unknown): TokenRecord | undefined {
  const refresh = refreshOf(value);
  if (!refresh || !isRecord(value)) return undefined;
  const { accountId, token } = value;
  if (typeof accountId !== 'string' || typeof token !== 'string' || token === '') return undefined;
  return { accountId, token, ...refresh };
}
