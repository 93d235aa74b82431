import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: the library's defaults, about 11 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Makes an unknown user take the same time as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** Whether the password matches the hash; takes as long without a hash. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no member has this password');
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && isRight;
}
