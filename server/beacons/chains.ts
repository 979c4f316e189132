import { createHash } from 'node:crypto';
import type { BeaconChain, BeaconRound } from '#rules/draw.ts';
import { signRound } from './signatures.ts';

/** What the hash of a chain is made of besides what draws need of it, as beacons of drand's kind tell it at `/info`. */
export interface ChainOrigin {
  /** Hex. */
  readonly groupHash: string;
  /** The name of the chain; empty for drand's first one. */
  readonly beaconId: string;
}

/** Drand's public chain "quicknet", as the League of Entropy runs it. */
export const quicknet: BeaconChain & ChainOrigin = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  beaconId: 'quicknet',
};

/** The hash of a chain of drand's kind: whoever names a known one cannot give it another key. */
export function chainHashOf({
  publicKey,
  genesis,
  period,
  groupHash,
  beaconId,
}: Omit<BeaconChain, 'chainHash'> & ChainOrigin): string {
  const times = Buffer.alloc(12);
  times.writeUInt32BE(period, 0);
  times.writeBigInt64BE(BigInt(genesis), 4);
  return createHash('sha256')
    .update(times)
    .update(Buffer.from(publicKey, 'hex'))
    .update(Buffer.from(groupHash, 'hex'))
    .update(beaconId)
    .digest('hex');
}

/**
 * The key of the sandbox beacon is public, as the numbers of its test cards are: whoever develops can say what it will sign, so
 * nothing that matters is drawn with it.
 */
const sandboxKey = createHash('sha256').update('Lampyris sandbox beacon').digest().fill(0, 0, 1);

/** The chain of the sandbox beacon: a round each three seconds since 2025. */
export const sandboxChain: BeaconChain = {
  chainHash: createHash('sha256').update('Lampyris sandbox chain').digest('hex'),
  publicKey:
    'b3c2f92fa62b799255f29cb8b6893307bb496d76757d0c7b83d18e9ce50e03faa198c70f049968402f1a998b45c132290f31c3857322ea13591e75d512863e1800a3e64495875717b68cb41bf11a6e2dac8f7ad0e9c29625d4e07bb141628deb',
  genesis: 1_735_689_600,
  period: 3,
};

/** What the sandbox beacon says of a round. */
export const signSandboxRound = (round: number): Promise<BeaconRound> => signRound(sandboxKey, round);
