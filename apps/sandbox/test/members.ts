import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { base58 } from '@scure/base';
import type { TestSandbox } from './sandbox.ts';

/** A member with valid tokens. */
export type TestMember = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
};

export const PASSWORD = 'sea-breeze-2026';

export const newEmail = (): string => `member-${randomBytes(6).toString('hex')}@example.com`;

/** Registers a new member, who starts with the sandbox's grant. */
export async function registerMember(
  { send }: TestSandbox,
  more: Record<string, unknown> = {},
): Promise<TestMember> {
  const email = newEmail();
  const json = { email, password: PASSWORD, name: '한지우', terms_accepted: true, ...more };
  const { status, body } = await send('POST', '/auth/register/', { json });
  if (status !== 201) throw new Error(`Registration returned ${status}: ${JSON.stringify(body)}`);
  const { access_token: access, refresh_token: refresh } = body.tokens;
  return { id: body.user.id, email, password: PASSWORD, access, refresh };
}

/** Signs in to an account. Default: Kim's. */
export async function signIn(
  { send }: TestSandbox,
  email = 'seoyeon.kim@example.com',
  password = 'gli-sandbox-2026',
): Promise<TestMember> {
  const { status, body } = await send('POST', '/auth/login/', { json: { username: email, password } });
  if (status !== 200) throw new Error(`Login returned ${status}: ${JSON.stringify(body)}`);
  return { id: body.user.id, email, password, access: body.token.access, refresh: body.token.refresh };
}

export type TestWallet = { readonly address: string; readonly privateKey: KeyObject };

/** Creates a wallet with a real Ed25519 key. */
export function newWallet(): TestWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ format: 'der', type: 'spki' });
  return { address: base58.encode(new Uint8Array(der.subarray(-32))), privateKey };
}

export const buildMessage = (address: string, nonce: string, time: Date): string =>
  [
    'GLI Platform Authentication',
    `Wallet: ${address}`,
    `Timestamp: ${time.toISOString()}`,
    `Nonce: ${nonce}`,
  ].join('\n');

/** Returns the body of `POST /auth/verify/`, signed by the wallet. */
export function signProof(wallet: TestWallet, nonce: string, time: Date) {
  const message = buildMessage(wallet.address, nonce, time);
  const signature = [...sign(null, Buffer.from(message, 'utf8'), wallet.privateKey)];
  return { wallet_address: wallet.address, signature, message, nonce };
}

/** Requests a nonce and verifies the wallet with it. */
export async function connectWallet(sandbox: TestSandbox, member: TestMember, wallet = newWallet()) {
  const nonce = await nonceFor(sandbox, member, wallet);
  return sandbox.send('POST', '/auth/verify/', {
    token: member.access,
    json: signProof(wallet, nonce, sandbox.now()),
  });
}

export async function nonceFor(
  { send }: TestSandbox,
  member: TestMember,
  wallet: TestWallet,
): Promise<string> {
  const { body } = await send('POST', '/auth/nonce/', {
    token: member.access,
    json: { wallet_address: wallet.address },
  });
  return body.nonce;
}
