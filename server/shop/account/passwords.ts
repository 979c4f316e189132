import { hash, verify } from '@node-rs/argon2';

/** argon2id (2) with 19 MiB, 2 passes, 1 lane: the OWASP password storage sheet's first choice. About 20 ms. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Checked when no account has the e-mail, so that the answer takes the same time either way. */
let decoy: Promise<string> | undefined;

/** Whether the password fits the hash; an absent hash costs the same time and never fits. */
export async function fitsPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && fits;
}
