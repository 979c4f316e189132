import { hash as argon2, verify } from '@node-rs/argon2';

/** argon2id (2) with 19 MiB, 2 passes, 1 lane: the OWASP password storage sheet's first choice. About 20 ms. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashPassword(password: string): Promise<string> {
  return argon2(password, parameters);
}

/** Checked when no account has the email, so that the answer takes the same time either way. */
let decoy: Promise<string> | undefined;

/** Whether the password fits the hash; no hash, and one that is none, cost the same time and never fit. */
export async function fitsPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const hash = passwordHash?.startsWith('$argon2') ? passwordHash : undefined;
  const fits = await verify(hash ?? (await decoy), password);
  return hash !== undefined && fits;
}
