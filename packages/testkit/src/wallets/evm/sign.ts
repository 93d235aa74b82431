import { getBytes, isHexString, JsonRpcProvider, toUtf8Bytes, toUtf8String, type Wallet } from 'ethers';
import { isRecord } from '../../json-rpc.ts';
import { CODES, WalletError } from '../wallet-error.ts';
import type { EvmChain } from './chains.ts';

/** A signing request. The prompt shows the text in `shown`. */
export type Signing = { readonly shown: string; sign(): Promise<string> };

/** Prepares `personal_sign` (EIP-191). The message may be hex or text. */
export function personalMessage(wallet: Wallet, params: unknown): Signing {
  const [message] = list(params);
  if (typeof message !== 'string') throw invalid();
  const bytes = isHexString(message) ? getBytes(message) : toUtf8Bytes(message);
  return { shown: shownText(bytes, message), sign: () => wallet.signMessage(bytes) };
}

/** Prepares `eth_signTypedData_v4` (EIP-712). */
export function typedData(wallet: Wallet, params: unknown): Signing {
  const [, given] = list(params);
  const data = typeof given === 'string' ? parse(given) : given;
  if (!isRecord(data) || !isRecord(data.domain) || !isRecord(data.types) || !isRecord(data.message))
    throw invalid();
  const { domain, message } = data;
  const { EIP712Domain: _, ...rest } = data.types;
  const types = Object.fromEntries(Object.entries(rest).map(([name, fields]) => [name, readFields(fields)]));
  return { shown: JSON.stringify(data), sign: () => wallet.signTypedData(domain, types, message) };
}

/** Prepares `eth_sendTransaction`: signs here, sends through the chain's node, and returns the hash. */
export function transaction(wallet: Wallet, params: unknown, { rpcUrl, chainId }: EvmChain): Signing {
  const [given] = list(params);
  if (!isRecord(given)) throw invalid();
  const { to, value, data, gas } = given;
  const fields = Object.entries({ to, value, data, gasLimit: gas }).filter(
    ([, field]) => field !== undefined,
  );
  if (fields.some(([, field]) => typeof field !== 'string')) throw invalid();
  return {
    shown: JSON.stringify(given),
    async sign() {
      const node = new JsonRpcProvider(rpcUrl, chainId, { staticNetwork: true });
      try {
        return (await wallet.connect(node).sendTransaction(Object.fromEntries(fields))).hash;
      } finally {
        node.destroy();
      }
    },
  };
}

/** Reads the address from the parameters. The wallet must have exposed it to the page. */
export function readSigner(method: string, params: unknown): unknown {
  const [first, second] = list(params);
  if (method === 'personal_sign') return second;
  return method === 'eth_sendTransaction' && isRecord(first) ? first.from : first;
}

const list = (params: unknown): readonly unknown[] => (Array.isArray(params) ? params : []);

const invalid = () => new WalletError(CODES.invalidParams, 'Invalid params.');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
}

function readFields(fields: unknown): { name: string; type: string }[] {
  return list(fields).map((field) => {
    if (!isRecord(field) || typeof field.name !== 'string' || typeof field.type !== 'string') throw invalid();
    return { name: field.name, type: field.type };
  });
}

function shownText(bytes: Uint8Array, message: string): string {
  try {
    return toUtf8String(bytes);
  } catch {
    return message;
  }
}
