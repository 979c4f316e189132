import { createHash } from 'node:crypto';
import { type BeaconChain, type BeaconRound, signatureDomain, signedBytes } from '#rules/draw.ts';

/** Loaded by who signs or checks: its tables cost a start a tenth of a second. */
const loadCurve = async () => (await import('@noble/curves/bls12-381.js')).bls12_381;

const digestOf = (round: number): Uint8Array => createHash('sha256').update(signedBytes(round)).digest();

const randomnessOf = (signature: string): string =>
  createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');

/** Whether the beacon of a chain signed a round, and its number is what the signature gives. */
export async function isSignedRound(
  { publicKey }: BeaconChain,
  { round, randomness, signature }: BeaconRound,
): Promise<boolean> {
  const { shortSignatures: bls } = await loadCurve();
  try {
    if (randomnessOf(signature) !== randomness) return false;
    return bls.verify(signature, bls.hash(digestOf(round), signatureDomain), publicKey);
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}

/** Whether it is the key of anybody: a point of the curve and of its group, and not the one that signs nothing. */
export async function isPublicKey(hex: string): Promise<boolean> {
  const { G2 } = await loadCurve();
  try {
    const point = G2.Point.fromHex(hex);
    point.assertValidity();
    return !point.is0();
  } catch {
    return false;
  }
}

/** Signs a round as a beacon does. */
export async function signRound(secretKey: Uint8Array, round: number): Promise<BeaconRound> {
  const { shortSignatures: bls } = await loadCurve();
  const signature = bls.Signature.toHex(bls.sign(bls.hash(digestOf(round), signatureDomain), secretKey));
  return { round, randomness: randomnessOf(signature), signature };
}
