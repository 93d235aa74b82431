import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { JsonRpcProvider } from 'ethers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callRpc } from '../json-rpc.ts';
import { anvilBinary } from './anvil-binary.ts';
import { startEvm } from './start-evm.ts';

describe('the local EVM node', () => {
  it('has the requested chain id and balances', async () => {
    const node = await startEvm({ chainId: 56 });
    onTestFinished(() => node.stop());
    const address = '0x00000000000000000000000000000000000000AA';
    await node.setBalance(address, 1_500_000_000_000_000_000n);
    const provider = new JsonRpcProvider(node.rpcUrl);
    onTestFinished(() => provider.destroy());
    expect((await provider.getNetwork()).chainId).toBe(56n);
    expect(await provider.getBalance(address)).toBe(1_500_000_000_000_000_000n);
    expect(await node.balance(address)).toBe(1_500_000_000_000_000_000n);
  });

  it('is unreachable once stopped', async () => {
    const node = await startEvm();
    await node.stop();
    await node.stop();
    await expect(callRpc(node.rpcUrl, 'eth_chainId', [])).rejects.toThrow('fetch failed');
  });

  it('ends with its parent process, even if the parent is killed', async () => {
    const module = path.join(import.meta.dirname, 'start-evm.ts');
    const program = `const { startEvm } = await import(${JSON.stringify(module)});
      console.log((await startEvm()).rpcUrl); setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program]);
    onTestFinished(() => void parent.kill('SIGKILL'));
    const rpcUrl = await new Promise<string>((resolve, reject) => {
      parent.stdout.once('data', (line) => resolve(String(line).trim()));
      parent.stderr.on('data', (line) => reject(new Error(String(line))));
    });
    expect(await callRpc(rpcUrl, 'eth_chainId', [])).toBe('0x1');
    parent.kill('SIGKILL');
    await expect
      .poll(() => callRpc(rpcUrl, 'eth_chainId', []).catch(() => 'gone'), { timeout: 10_000 })
      .toBe('gone');
  });

  it('names the missing package if anvil is not installed', () => {
    expect(() => anvilBinary('sunos-sparc')).toThrow('none of @foundry-rs/anvil-darwin-arm64, ');
    expect(() => anvilBinary('win32-x64')).toThrow('none of @foundry-rs/anvil-win32-amd64 is installed');
  });
});
