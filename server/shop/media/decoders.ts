import sharp from 'sharp';

// Three decoders are open to strangers, whose files are read by their path; the library has some thirty. From memory it
// reads the shop's own pictures alone.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

let last: Promise<unknown> = Promise.resolve();

/** One picture after the other: a decoded one may take 240 MB. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/** Opens a picture by the decoders that are left. */
export const openPicture = sharp;
