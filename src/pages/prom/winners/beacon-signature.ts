import { bls12_381 } from '@noble/curves/bls12-381.js';
import { type BeaconChain, type BeaconRound, signatureDomain, signedBytes } from '#rules/draw.ts';

const bls = bls12_381.shortSignatures;

/** Whether a beacon signed its round: one task of some 0.2 s, on a slow phone of most of a second. */
export async function isSignedRound({ publicKey }: BeaconChain, { round, signature }: BeaconRound): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', signedBytes(round)));
  try {
    return bls.verify(signature, bls.hash(digest, signatureDomain), publicKey);
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}
