import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { callRpc, isRecord, JsonRpcError } from '../../json-rpc.ts';
import { walletIcon } from '../icon.ts';
import { openChannel } from '../page/open-channel.ts';
import { registerWalletStandard } from '../page/register-wallet-standard.ts';
import { createWalletCore } from '../wallet-core.ts';
import { CODES, WalletError } from '../wallet-error.ts';
import type { WalletHandle, WalletRequest } from '../wallet-handle.ts';
import { signTransaction } from './sign-transaction.ts';
import { createSolanaKey } from './solana-key.ts';
import { type Tampering, tampered, tamperedMessage } from './tamper.ts';

const PROMPT_KINDS = ['connect', 'signMessage', 'signTransaction', 'signAndSendTransaction'] as const;

export type SolanaPromptKind = (typeof PROMPT_KINDS)[number];

export type SolanaWalletOptions = {
  /** Name of the wallet. Default: `Phantom`. */
  readonly name?: string;
  /** Number of accounts with random keys, or their 32-byte seeds. Default: 2. */
  readonly accounts?: number | readonly Uint8Array[];
  /** Supported chains. Default: `solana:devnet`. */
  readonly chains?: readonly `solana:${string}`[];
  /** Node for `signAndSendTransaction`. If omitted, the wallet only signs. */
  readonly rpcUrl?: string;
};

export type SolanaWallet = WalletHandle<SolanaPromptKind> & {
  readonly address: string;
  readonly addresses: readonly string[];
  /** Makes the wallet sign incorrectly from now on, until it is called with `none`. */
  tamper(how: Tampering): void;
};

/** Installs a Wallet Standard wallet. Its keys stay in this process. */
export async function installSolanaWallet(
  context: BrowserContext,
  { name = 'Phantom', accounts = 2, chains = ['solana:devnet'], rpcUrl }: SolanaWalletOptions,
): Promise<SolanaWallet> {
  const seeds = typeof accounts === 'number' ? Array.from({ length: accounts }, () => undefined) : accounts;
  const keys = seeds.map((seed) => createSolanaKey(seed));
  const binding = `testkit-${randomUUID()}`;
  const core = createWalletCore(context, { name, kinds: PROMPT_KINDS, accounts: keys.length, binding });
  let tampering: Tampering = 'none';

  const active = () => {
    const key = keys[core.active()];
    if (!key) throw new Error(`${name} needs at least one account. Set \`accounts\`.`);
    return key;
  };
  const accountsFor = (origin: string) =>
    core.isVisibleTo(origin) ? [{ address: active().address, publicKey: toBase64(active().publicKey) }] : [];

  const handle = async ({ method, params, origin }: WalletRequest): Promise<unknown> => {
    if (method === 'connect') {
      if (!(isRecord(params) && params.silent)) await core.connect(origin, 'connect');
      return accountsFor(origin);
    }
    if (method === 'disconnect') return null;
    const { bytes, text } = readInput(params, accountsFor(origin)[0]?.address);
    // The requested account signs, even if the user switches accounts while the prompt is open.
    const key = tampered(active(), tampering);
    switch (method) {
      case 'signMessage': {
        await core.ask(method, origin, new TextDecoder().decode(bytes));
        return {
          signedMessage: toBase64(tamperedMessage(bytes, tampering)),
          signature: toBase64(key.sign(bytes)),
        };
      }
      case 'signTransaction': {
        await core.ask(method, origin, text);
        return { signedTransaction: toBase64(signTransaction(bytes, key).signed) };
      }
      case 'signAndSendTransaction': {
        if (rpcUrl === undefined) break;
        await core.ask(method, origin, text);
        const { signed, signature } = signTransaction(bytes, key);
        await send(rpcUrl, signed);
        return { signature: toBase64(signature) };
      }
    }
    throw new WalletError(CODES.unsupportedMethod, `${name} does not support ${method}.`);
  };

  const script = { name, icon: walletIcon(name, '#6d28d9'), chains, canSend: rpcUrl !== undefined };
  await core.install(
    { handle, accountsEvent: (origin) => ({ event: 'accounts', payload: accountsFor(origin) }) },
    `(${registerWalletStandard})((${openChannel})(${JSON.stringify(binding)}), ${JSON.stringify(script)});`,
  );
  return {
    ...core.handle,
    get address() {
      return active().address;
    },
    addresses: keys.map(({ address }) => address),
    tamper(how) {
      tampering = how;
    },
  };
}

function readInput(params: unknown, visible: string | undefined): { bytes: Uint8Array; text: string } {
  if (!isRecord(params) || typeof params.bytes !== 'string') {
    throw new WalletError(CODES.invalidParams, 'Invalid params.');
  }
  if (visible === undefined || params.address !== visible) {
    throw new WalletError(CODES.unauthorized, 'The requested account has not been authorized by the user.');
  }
  return { bytes: new Uint8Array(Buffer.from(params.bytes, 'base64')), text: params.bytes };
}

async function send(rpcUrl: string, transaction: Uint8Array): Promise<void> {
  try {
    await callRpc(rpcUrl, 'sendTransaction', [
      toBase64(transaction),
      { encoding: 'base64', preflightCommitment: 'confirmed' },
    ]);
  } catch (error) {
    const message = error instanceof JsonRpcError ? error.message : 'Unexpected error';
    throw new WalletError(CODES.internal, message, error instanceof JsonRpcError ? error.data : undefined);
  }
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
