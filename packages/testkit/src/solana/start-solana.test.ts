import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MissingPackageError } from '../missing-package-error.ts';
import { startSolana } from './start-solana.ts';
import { loadSurfpool } from './surfpool.ts';

const SOL = 1_000_000_000;

describe('the local Solana node', () => {
  it('airdrops 2 SOL, which can be transferred once confirmed', async () => {
    const node = await startSolana({ pace: 'instant' });
    onTestFinished(() => node.stop());
    const connection = new Connection(node.rpcUrl, 'confirmed');
    const member = Keypair.generate();
    const receiver = Keypair.generate();

    const signature = await connection.requestAirdrop(member.publicKey, 2 * SOL);
    const confirmation = async (of: string) => {
      const { value } = await connection.getSignatureStatus(of);
      return value?.err ? 'failed' : value?.confirmationStatus;
    };
    await expect.poll(() => confirmation(signature)).toMatch(/confirmed|finalized/);
    expect(await connection.getBalance(member.publicKey)).toBe(2 * SOL);

    const payment = { fromPubkey: member.publicKey, toPubkey: receiver.publicKey, lamports: SOL };
    const transfer = new Transaction().add(SystemProgram.transfer(payment));
    const sent = await connection.sendTransaction(transfer, [member]);
    await expect.poll(() => confirmation(sent)).toMatch(/confirmed|finalized/);
    expect(await node.balance(receiver.publicKey.toBase58())).toBe(BigInt(SOL));
    expect(await node.balance(member.publicKey.toBase58())).toBeLessThan(BigInt(SOL));
  });

  it('keeps producing empty slots and sets a balance without an airdrop', async () => {
    const node = await startSolana();
    onTestFinished(() => node.stop());
    const connection = new Connection(node.rpcUrl, 'confirmed');
    const before = await connection.getSlot('processed');
    await expect
      .poll(() => connection.getSlot('processed'), { timeout: 10_000 })
      .toBeGreaterThanOrEqual(before + 3);
    const address = Keypair.generate().publicKey.toBase58();
    node.setBalance(address, 7n);
    expect(await connection.getBalance(new PublicKey(address))).toBe(7);
  });

  it('names the missing packages if surfpool is not installed', () => {
    const nothing = (name: string) => {
      throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' });
    };
    expect(() => loadSurfpool(nothing)).toThrow(MissingPackageError);
    expect(() => loadSurfpool(nothing)).toThrow(
      /^The local Solana node cannot start on \w+-\w+: none of @solana\/surfpool-linux-x64-gnu, /,
    );
  });

  it('reports a native binding of another version and rethrows other errors', () => {
    expect(() => loadSurfpool(() => ({}))).toThrow('Install version');
    const broken = () => {
      throw new Error('GLIBC_2.99 not found');
    };
    expect(() => loadSurfpool(broken)).toThrow('GLIBC_2.99');
  });
});
