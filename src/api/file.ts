import { unwrap, type Call } from './envelope.ts';
import { failureTexts, readingFailure, ShopApiError } from './errors.ts';

/** Takes the file out of a call that is read as a blob. An envelope that came instead rejects as in `unwrap`. */
export async function unwrapFile(calling: Promise<Call<Blob>>): Promise<Blob> {
  const { data, error, response } = await calling.catch((cause: unknown) => {
    throw readingFailure(cause);
  });
  if (response.ok && data && !response.headers.get('content-type')?.includes('json')) return data;
  const envelope = data?.text().then((text): unknown => JSON.parse(text)) ?? Promise.resolve();
  await unwrap(envelope.then((read) => ({ data: read, error, response })));
  throw new ShopApiError(failureTexts.parse, { kind: 'parse', status: 0 });
}
