import type { KycLevel, Token } from '@gli/sdk';
import { walletPublicKey } from '@gli/validation';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { eq } from 'drizzle-orm';
import { openSession, type TokenPair } from '../areas/auth/sessions.ts';
import { createKycState, type KycState, kycProgress, readKycFile } from '../areas/kyc/index.ts';
import { newMemberRow } from '../areas/members/index.ts';
import { grantSandboxTokens } from '../areas/wallet/index.ts';
import { invalidWalletAddress } from '../core/contract/validation-errors.ts';
import type { Database } from '../core/data/database.ts';
import { newId } from '../core/data/new-id.ts';
import { transaction, violatesUnique } from '../core/data/transaction.ts';
import type { AccessTokens } from '../core/members/access-tokens.ts';
import { hashPassword } from '../core/members/passwords.ts';
import { members } from '../core/members/schema.ts';
import { fieldProblem } from '../core/problem/problem.ts';
import { randomBytes } from '../core/random/random.ts';
import { DEMO_PASSWORD } from '../core/seed/demo-members.ts';

/** A member as a test needs it. */
export type NewMember = {
  /** Default: a new address. */
  readonly email?: string;
  /** Default: the password of the demo accounts. */
  readonly password?: string;
  readonly name?: string;
  /** Available tokens. A missing token is 0. Default: the starting tokens of every new member. */
  readonly balances?: Partial<Readonly<Record<Token, string>>>;
  /** State of the identity verification. Default: `none`. */
  readonly kyc?: KycState;
  /** True for a new wallet, or the address of a wallet. Default: false. */
  readonly wallet?: boolean | string;
};

export type CreatedMember = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** Tokens of a new session. */
  readonly tokens: TokenPair;
  readonly kyc_level: KycLevel;
  /** `secret_key` is in base58, as Solana wallets import it. Null for a wallet whose address was given. */
  readonly wallet: { readonly address: string; readonly secret_key: string | null } | null;
};

type Services = {
  readonly db: Database;
  readonly accessTokens: AccessTokens;
  readonly kycReviewMs: number;
};

/** Creates a member and signs them in. @throws Problem for an email address or wallet of another account */
export async function createMember(
  given: NewMember,
  { db, accessTokens, kycReviewMs }: Services,
  now: Date,
): Promise<CreatedMember> {
  const { password = DEMO_PASSWORD, name = '한지우', kyc = 'none', wallet: wanted = false } = given;
  const email = (given.email ?? `member-${randomBytes(6).toString('hex')}@example.com`).toLowerCase();
  const wallet = toWallet(wanted);
  const passwordHash = await hashPassword(password);
  return transaction(db, async (tx) => {
    const id = newId('mem');
    const row = newMemberRow({
      ...{ id, email, passwordHash, name, now },
      ...{ phone: null, language: 'ko', marketingAccepted: false },
    });
    if ((await tx.$count(members, eq(members.email, email))) > 0) {
      throw fieldProblem('email_already_registered', 'email');
    }
    await tx
      .insert(members)
      .values({ ...row, ...(wallet && { walletAddress: wallet.address, walletRegisteredAt: now }) })
      .catch((error) => {
        throw violatesUnique(error, members) ? fieldProblem('wallet_already_registered', 'wallet') : error;
      });
    await grantSandboxTokens(tx, id, now, given.balances);
    await createKycState(tx, { memberId: id, name, email, state: kyc, now, reviewMs: kycReviewMs });
    const tokens = await openSession(tx, accessTokens, {
      ...{ memberId: id, headers: new Headers(), ip: null, now },
    });
    const { level } = kycProgress(await readKycFile(tx, id), now);
    return { id, email, name, password, tokens, kyc_level: level, wallet };
  });
}

/** @throws Problem for an address without a key that can sign */
function toWallet(wanted: boolean | string): CreatedMember['wallet'] {
  if (wanted === false) return null;
  if (wanted === true) {
    const seed = new Uint8Array(randomBytes(32));
    const publicKey = ed25519.getPublicKey(seed);
    const secretKey = Uint8Array.of(...seed, ...publicKey);
    return { address: base58.encode(publicKey), secret_key: base58.encode(secretKey) };
  }
  if (walletPublicKey(wanted) === null) throw invalidWalletAddress();
  return { address: wanted, secret_key: null };
}
