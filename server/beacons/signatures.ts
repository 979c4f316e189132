import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { type BeaconChain, type BeaconRound, signatureDomain, signedBytes } from '#rules/draw.ts';

const bls = bls12_381.shortSignatures;

const messageOf = (round: number) =>
  bls.hash(createHash('sha256').update(signedBytes(round)).digest(), signatureDomain);

const randomnessOf = (signature: string): string =>
  createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');

/** Whether the beacon of a chain signed a round, and its number is what the signature gives. */
export function isSignedRound({ publicKey }: BeaconChain, { round, randomness, signature }: BeaconRound): boolean {
  try {
    return randomnessOf(signature) === randomness && bls.verify(signature, messageOf(round), publicKey);
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}

/** Whether it is the key of anybody: a point of the curve and of its group, and not the one that signs nothing. */
export function isPublicKey(hex: string): boolean {
  try {
    const point = bls12_381.G2.Point.fromHex(hex);
    point.assertValidity();
    return !point.is0();
  } catch {
    return false;
  }
}

/** Signs a round as a beacon does. */
export function signRound(secretKey: Uint8Array, round: number): BeaconRound {
  const signature = bls.Signature.toHex(bls.sign(messageOf(round), secretKey));
  return { round, randomness: randomnessOf(signature), signature };
}

/** The public key of a beacon, hex. */
export const publicKeyOf = (secretKey: Uint8Array): string => bls.getPublicKey(secretKey).toHex();
