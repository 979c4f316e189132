import { expect, test } from 'vitest';
import { isSignedRound } from './beacon-signature.ts';

/** drand's chain "quicknet", and what it said of its round 1000. */
const chain = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  ...{ genesis: 1_692_803_367, period: 3 },
};
const said = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

test('what a public beacon said is signed by it', async () => {
  expect(await isSignedRound(chain, said)).toBe(true);
});

test.each([
  ['of another round', { ...said, round: 1001 }],
  ['that is no point of the curve', { ...said, signature: 'ff'.repeat(48) }],
  ['that is cut', { ...said, signature: said.signature.slice(2) }],
])('a signature %s is not', async (_, forged) => {
  expect(await isSignedRound(chain, forged)).toBe(false);
});
