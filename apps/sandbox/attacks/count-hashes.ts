// Loaded into the attacked process. Logs each password that it hashes or verifies.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';

const file = process.env.GLI_HASHES_FILE ?? '';
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');
const { hash, verify } = argon2;
// Must run before other modules import argon2, because that is when named imports are bound.
argon2.hash = (...args) => {
  appendFileSync(file, 'hash\n');
  return hash(...args);
};
argon2.verify = (...args) => {
  appendFileSync(file, 'verify\n');
  return verify(...args);
};
