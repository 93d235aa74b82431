import { createPublicKey, verify } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { base58 } from '@scure/base';
import {
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium, servePage } from '../../../test/pages.ts';
import { STANDARD_APP } from '../../../test/standard-app.ts';
import { callRpc } from '../../json-rpc.ts';
import { type SolanaNode, startSolana } from '../../solana/start-solana.ts';
import { installWallets } from '../install-wallets.ts';
import type { SolanaWallet } from './solana-wallet.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof servePage>>;
let node: SolanaNode;
let context: BrowserContext;
let page: Page;
let wallet: SolanaWallet;

beforeAll(async () => {
  node = await startSolana({ pace: 'instant' });
  site = await servePage({ '/app.js': STANDARD_APP });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  node?.stop();
});
beforeEach(async () => {
  context = await browser.newContext();
  ({
    solana: [wallet],
  } = await installWallets(context, {
    solana: [{ rpcUrl: node.rpcUrl }, { name: 'Solflare', accounts: 1 }],
  }));
  page = await context.newPage();
  await page.goto(site.origin);
});
afterEach(() => context.close());

const connect = (silent = false, on = page) =>
  on.evaluate((quiet) => window.connect('Phantom', quiet), silent);
const sign = (text: string) => page.evaluate((message) => window.sign('Phantom', message), text);
const changes = () => page.evaluate(() => window.changes);

function isSignedBy(address: string, message: Uint8Array, signature: readonly number[]): boolean {
  const prefix = Buffer.from('302a300506032b6570032100', 'hex');
  const key = Buffer.concat([prefix, base58.decode(address)]);
  return verify(null, message, createPublicKey({ key, format: 'der', type: 'spki' }), Buffer.from(signature));
}

describe('a Solana wallet in a page', () => {
  it('is discoverable through the Wallet Standard and exposes no account before connecting', async () => {
    const found = await page.evaluate(() =>
      [...window.wallets.values()].map(({ name, accounts, features, chains }) => ({
        name,
        chains,
        accounts: accounts.length,
        sends: 'solana:signAndSendTransaction' in features,
      })),
    );
    expect(found).toEqual([
      { name: 'Phantom', chains: ['solana:devnet'], accounts: 0, sends: true },
      { name: 'Solflare', chains: ['solana:devnet'], accounts: 0, sends: false },
    ]);
  });

  it('prompts once and connects when the user approves', async () => {
    expect(await connect()).toEqual([wallet.address]);
    expect(await connect()).toEqual([wallet.address]);
    expect(wallet.prompts).toMatchObject([{ kind: 'connect', origin: site.origin, outcome: 'approved' }]);
    expect(wallet.requests.map(({ method }) => method)).toEqual(['connect', 'connect']);
  });

  it('rejects the connection with 4001 if the user declines it', async () => {
    wallet.refuse('connect');
    await expect(connect()).rejects.toThrow('4001: User rejected the request.');
    await page.reload();
    expect(await connect(true)).toEqual([]);
    expect(wallet.prompts).toHaveLength(1);
  });

  it('signs the message that the user sees', async () => {
    await connect();
    const { signature, signedMessage } = await sign('안녕하세요 GLI\nNonce: 1');
    expect(Buffer.from(signedMessage).toString()).toBe('안녕하세요 GLI\nNonce: 1');
    expect(isSignedBy(wallet.address, Buffer.from(signedMessage), signature)).toBe(true);
    expect(wallet.prompts.at(-1)).toMatchObject({ kind: 'signMessage', shown: '안녕하세요 GLI\nNonce: 1' });
  });

  it('does not sign if the user declines or the page is not connected', async () => {
    await connect();
    wallet.refuse('signMessage');
    await expect(sign('pay')).rejects.toThrow('4001');
    await wallet.forget();
    wallet.approve();
    const stranger = page.evaluate(
      (address) =>
        window.use('Phantom', 'solana:signMessage', 'signMessage', {
          account: { address },
          message: new Uint8Array([1]),
        }),
      wallet.address,
    );
    await expect(stranger).rejects.toThrow('4100');
  });

  it('signs and sends a transfer that arrives on the chain', async () => {
    await connect();
    node.setBalance(wallet.address, 3_000_000_000n);
    const receiver = wallet.addresses[1] ?? '';
    const bytes = [
      ...(await transfer(wallet.address, receiver, 1_000_000_000)).serialize({ verifySignatures: false }),
    ];
    const signature = await page.evaluate(
      (sent) => window.signBytes('Phantom', 'solana:signAndSendTransaction', 'signAndSendTransaction', sent),
      bytes,
    );
    expect(signature).toHaveLength(64);
    await expect.poll(() => node.balance(receiver)).toBe(1_000_000_000n);
  });

  it('signs legacy and versioned transactions only for its own accounts', async () => {
    await connect();
    const signIn = (bytes: Uint8Array) =>
      page.evaluate(
        (sent) => window.signBytes('Phantom', 'solana:signTransaction', 'signTransaction', sent),
        [...bytes],
      );
    const legacy = await transfer(wallet.address, wallet.addresses[1] ?? '', 5);
    const signed = Transaction.from(await signIn(legacy.serialize({ verifySignatures: false })));
    expect(signed.verifySignatures()).toBe(true);

    const payerKey = new PublicKey(wallet.address);
    const { recentBlockhash = '', instructions } = legacy;
    const message = new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message();
    const versioned = VersionedTransaction.deserialize(
      Uint8Array.from(await signIn(new VersionedTransaction(message).serialize())),
    );
    const [signature = new Uint8Array()] = versioned.signatures;
    expect(isSignedBy(wallet.address, versioned.message.serialize(), [...signature])).toBe(true);

    const foreign = await transfer(wallet.addresses[1] ?? '', wallet.address, 5);
    await expect(signIn(foreign.serialize({ verifySignatures: false }))).rejects.toThrow('not a signer');
  });

  it('notifies only connected pages of an account switch', async () => {
    const other = await context.newPage();
    await other.goto(site.origin);
    await connect();
    const [first, second] = wallet.addresses;
    await wallet.switchAccount();
    expect(await changes()).toEqual([first, second]);
    expect(await other.evaluate(() => window.changes)).toEqual([]);
    expect(wallet.address).toBe(second);
  });

  it('hides its accounts when locked and restores them when unlocked', async () => {
    await connect();
    await wallet.lock();
    await wallet.unlock();
    expect(await changes()).toEqual([wallet.address, null, wallet.address]);
  });

  it('connects silently after a reload once approved and unlocked', async () => {
    await connect();
    await page.reload();
    expect(await connect(true)).toEqual([wallet.address]);
    await wallet.lock();
    await page.reload();
    expect(await connect(true)).toEqual([]);
    expect(wallet.prompts).toHaveLength(1);
    expect(await connect()).toEqual([wallet.address]);
    expect(wallet.prompts).toHaveLength(2);
  });

  it('stops responding if it is removed while signing', async () => {
    await connect();
    wallet.leaveOpen('signMessage');
    const settled = page.evaluate(() =>
      Promise.race([
        window.sign('Phantom', 'late').then(
          () => 'signed',
          () => 'rejected',
        ),
        new Promise((resolve) => setTimeout(() => resolve('no response'), 400)),
      ]),
    );
    expect(await wallet.asked('signMessage')).toMatchObject({ shown: 'late', outcome: 'open' });
    await wallet.vanish();
    wallet.approve();
    expect(await settled).toBe('no response');
    expect(await changes()).toEqual([wallet.address, null]);
    expect(await page.evaluate(() => [...window.wallets.keys()])).toEqual(['Solflare']);
    await page.reload();
    expect(await page.evaluate(() => [...window.wallets.keys()])).toEqual(['Solflare']);
  });

  it('settles an open prompt as soon as the user decides', async () => {
    wallet.leaveOpen('connect');
    const connecting = connect();
    await wallet.asked('connect');
    await expect(connect()).rejects.toThrow('-32002');
    wallet.approve('connect');
    expect(await connecting).toEqual([wallet.address]);
  });

  it('responds with a delay if requested', async () => {
    wallet.slow(500);
    const start = performance.now();
    await connect();
    expect(performance.now() - start).toBeGreaterThanOrEqual(500);
    wallet.slow(600_000);
    wallet.slow(0);
    expect(await connect()).toEqual([wallet.address]);
  });

  it('returns a wrong message, signature or key if requested', async () => {
    await connect();
    const asked = Buffer.from('asked');
    for (const how of ['message', 'signature', 'key'] as const) {
      wallet.tamper(how);
      const { signature, signedMessage } = await sign('asked');
      expect(isSignedBy(wallet.address, asked, signature), how).toBe(false);
      expect(isSignedBy(wallet.address, Buffer.from(signedMessage), signature)).toBe(how === 'message');
    }
    wallet.tamper('none');
    expect(isSignedBy(wallet.address, asked, (await sign('asked')).signature)).toBe(true);
  });
});

async function transfer(from: string, to: string, lamports: number): Promise<Transaction> {
  const latest = Object(await callRpc(node.rpcUrl, 'getLatestBlockhash', []));
  const fromPubkey = new PublicKey(from);
  return new Transaction({ feePayer: fromPubkey, ...latest.value }).add(
    SystemProgram.transfer({ fromPubkey, toPubkey: new PublicKey(to), lamports }),
  );
}
