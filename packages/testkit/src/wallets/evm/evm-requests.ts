import type { Wallet } from 'ethers';
import { callRpc, JsonRpcError } from '../../json-rpc.ts';
import type { WalletCore } from '../wallet-core.ts';
import { CODES, WalletError } from '../wallet-error.ts';
import type { WalletRequest } from '../wallet-handle.ts';
import { type Chains, readChain, toHex } from './chains.ts';
import { personalMessage, readSigner, type Signing, transaction, typedData } from './sign.ts';

export const EVM_PROMPT_KINDS = [
  'connect',
  'signMessage',
  'signTypedData',
  'sendTransaction',
  'switchChain',
  'addChain',
] as const;

export type EvmPromptKind = (typeof EVM_PROMPT_KINDS)[number];

type EvmRequestContext = {
  readonly core: WalletCore<EvmPromptKind>;
  readonly chains: Chains;
  accountsFor(origin: string): string[];
  active(): Wallet;
  switchChain(chainId: number): Promise<void>;
};

/**
 * Handles a page's EIP-1193 request. Reads go to the chain's node.
 * @throws WalletError if the request is rejected
 */
export async function handleEvmRequest(request: WalletRequest, context: EvmRequestContext): Promise<unknown> {
  const { method, params, origin } = request;
  const { core, chains, accountsFor, active, switchChain } = context;
  switch (method) {
    case 'eth_accounts':
      return accountsFor(origin);
    case 'eth_requestAccounts':
      await core.connect(origin, 'connect');
      return accountsFor(origin);
    case 'wallet_requestPermissions':
      await core.connect(origin, 'connect', { isForced: true });
      return permissions(accountsFor(origin), origin);
    case 'wallet_getPermissions':
      return permissions(accountsFor(origin), origin);
    case 'wallet_revokePermissions':
      await core.handle.forget(origin);
      return null;
    case 'eth_chainId':
      return toHex(chains.current().chainId);
    case 'net_version':
      return String(chains.current().chainId);
    case 'personal_sign':
      return sign('signMessage', personalMessage(active(), params));
    case 'eth_signTypedData_v4':
      return sign('signTypedData', typedData(active(), params));
    case 'eth_sendTransaction':
      return sign('sendTransaction', transaction(active(), params, chains.current()));
    case 'wallet_switchEthereumChain': {
      const { chainId } = readChain(params);
      if (!chains.knows(chainId)) {
        throw new WalletError(
          CODES.unknownChain,
          `Unrecognized chain ID "${toHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`,
        );
      }
      if (chainId !== chains.current().chainId) await core.ask('switchChain', origin, String(chainId));
      await switchChain(chainId);
      return null;
    }
    case 'wallet_addEthereumChain': {
      const { chainId, description } = readChain(params);
      await core.ask('addChain', origin, String(chainId));
      if (!chains.knows(chainId)) await chains.add(chainId, description);
      await switchChain(chainId);
      return null;
    }
    default:
      return read();
  }

  async function sign(kind: EvmPromptKind, signing: Signing): Promise<string> {
    const [visible] = accountsFor(origin);
    if (!visible || String(readSigner(method, params)).toLowerCase() !== visible) {
      throw new WalletError(
        CODES.unauthorized,
        'The requested account and/or method has not been authorized by the user.',
      );
    }
    await core.ask(kind, origin, signing.shown);
    try {
      return await signing.sign();
    } catch (error) {
      throw new WalletError(CODES.invalidInput, error instanceof Error ? error.message : String(error));
    }
  }

  async function read(): Promise<unknown> {
    if (!/^(eth|net|web3)_/.test(method) || /^eth_(sign|sendRawTransaction$)/.test(method)) {
      throw new WalletError(
        CODES.unsupportedMethod,
        `The method "${method}" does not exist / is not available.`,
      );
    }
    try {
      return await callRpc(chains.current().rpcUrl, method, Array.isArray(params) ? params : []);
    } catch (error) {
      if (error instanceof JsonRpcError) throw new WalletError(error.code, error.message, error.data);
      throw new WalletError(CODES.internal, 'The network of the wallet does not respond.');
    }
  }
}

const permissions = (accounts: readonly string[], origin: string) =>
  accounts.length === 0
    ? []
    : [
        {
          parentCapability: 'eth_accounts',
          invoker: origin,
          caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
        },
      ];
