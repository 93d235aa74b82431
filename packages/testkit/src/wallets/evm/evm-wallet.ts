import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { hexlify, randomBytes, Wallet } from 'ethers';
import { walletIcon } from '../icon.ts';
import { announceProvider } from '../page/announce-provider.ts';
import { openChannel } from '../page/open-channel.ts';
import { createWalletCore } from '../wallet-core.ts';
import type { WalletHandle } from '../wallet-handle.ts';
import { createChains, type EvmChain, toHex } from './chains.ts';
import { EVM_PROMPT_KINDS, type EvmPromptKind, handleEvmRequest } from './evm-requests.ts';

export type EvmWalletOptions = {
  /** Name of the wallet. Default: `MetaMask`. */
  readonly name?: string;
  /** Reverse domain name (EIP-6963). Default: `test.<name>`. */
  readonly rdns?: string;
  /** Number of accounts with random keys, or private keys in hex. Default: 2. */
  readonly accounts?: number | readonly string[];
  /** Networks with their nodes, as `startEvm` returns them. The first one is selected. */
  readonly chains: readonly EvmChain[];
  /** True to also set `window.ethereum`. Default: false. */
  readonly isWindowEthereum?: boolean;
};

export type EvmWallet = WalletHandle<EvmPromptKind> & {
  /** Address of the active account, with checksum. */
  readonly address: string;
  readonly addresses: readonly string[];
  readonly chainId: number;
  /** Simulates a network switch by the user. Pages are notified. @throws Error if the network is not in `chains` */
  switchChain(chainId: number): Promise<void>;
};

/** Installs a wallet with EIP-1193 and EIP-6963. Its keys stay in this process. */
export async function installEvmWallet(
  context: BrowserContext,
  options: EvmWalletOptions,
): Promise<EvmWallet> {
  const { name = 'MetaMask', accounts = 2, isWindowEthereum = false } = options;
  const { rdns = `test.${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` } = options;
  const keys =
    typeof accounts === 'number'
      ? Array.from({ length: accounts }, () => new Wallet(hexlify(randomBytes(32))))
      : accounts.map((key) => new Wallet(key));
  const chains = createChains(name, options.chains);
  const binding = `testkit-${randomUUID()}`;
  const core = createWalletCore(context, { name, kinds: EVM_PROMPT_KINDS, accounts: keys.length, binding });

  const active = () => {
    const key = keys[core.active()];
    if (!key) throw new Error(`${name} needs at least one account. Set \`accounts\`.`);
    return key;
  };
  const accountsFor = (origin: string) => (core.isVisibleTo(origin) ? [active().address.toLowerCase()] : []);
  const switchChain = async (chainId: number) => {
    if (chains.current().chainId === chainId) return;
    chains.choose(chainId);
    await core.emit('chainChanged', toHex(chainId));
  };

  const script = { uuid: randomUUID(), name, icon: walletIcon(name, '#c2410c'), rdns, isWindowEthereum };
  await core.install(
    {
      handle: (request) => handleEvmRequest(request, { core, chains, accountsFor, active, switchChain }),
      accountsEvent: (origin) => ({ event: 'accounts', payload: accountsFor(origin) }),
    },
    `(${announceProvider})((${openChannel})(${JSON.stringify(binding)}), ${JSON.stringify(script)});`,
  );
  return {
    ...core.handle,
    get address() {
      return active().address;
    },
    addresses: keys.map(({ address }) => address),
    get chainId() {
      return chains.current().chainId;
    },
    switchChain,
  };
}
