import type { Outcome, Refusal } from './outcome.ts';
import { refuseBody, signatureHeader } from './signature.ts';

export interface SignedReport {
  /** The bytes as they came. */
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Reads what a company reports: signed by it, recent, and of the shape that is expected. */
export function readReport<Report>(
  { rawBody, headers }: SignedReport,
  { webhookSecret, now }: { readonly webhookSecret: string; readonly now: number },
  isReport: (body: unknown) => body is Report,
): Outcome<Report, Refusal> {
  const header = headers[signatureHeader];
  const reason = refuseBody(webhookSecret, rawBody, Array.isArray(header) ? header[0] : header, now);
  if (reason) return { ok: false, failure: { reason } };
  try {
    const body: unknown = JSON.parse(rawBody);
    if (isReport(body)) return { ok: true, value: body };
  } catch {
    return { ok: false, failure: { reason: 'malformed' } };
  }
  return { ok: false, failure: { reason: 'malformed' } };
}
