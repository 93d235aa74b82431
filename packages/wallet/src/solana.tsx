import { ConnectionProvider, useConnection, useWallet, WalletProvider } from '@solana/wallet-adapter-react';
import { PublicKey } from '@solana/web3.js';
import { useEffect, useState } from 'react';
import { createAdapterCell } from './solana/adapter-cell.ts';
import { COMMITMENT, getEndpoint } from './solana/network.ts';
import { createSolanaChain } from './solana/solana-chain.ts';
import type { SolanaBridgeProps } from './solana-module.ts';

const CONNECTION_CONFIG = { commitment: COMMITMENT } as const;
/** Local storage key for wallet-adapter's selected wallet. The core decides which wallet to restore. */
const SELECTED_WALLET_KEY = 'solana-wallet';
/** Empty, because Wallet Standard wallets register without an adapter. */
const NO_ADAPTERS: [] = [];

/** Runs wallet-adapter on a test network. Rendered by `<WalletBridge>`, without visible output. Spec §7 */
export function SolanaBridge({ provide, network }: SolanaBridgeProps) {
  const [lastError] = useState(createLastError);
  return (
    <ConnectionProvider endpoint={getEndpoint(network)} config={CONNECTION_CONFIG}>
      <WalletProvider
        wallets={NO_ADAPTERS}
        autoConnect={false}
        localStorageKey={SELECTED_WALLET_KEY}
        onError={lastError.keep}
      >
        <AdapterBridge provide={provide} lastError={lastError} />
      </WalletProvider>
    </ConnectionProvider>
  );
}

function AdapterBridge({
  provide,
  lastError,
}: Pick<SolanaBridgeProps, 'provide'> & { lastError: LastError }) {
  const context = useWallet();
  const { connection } = useConnection();
  const [cell] = useState(createAdapterCell);

  useEffect(() => cell.publish(context), [cell, context]);

  useEffect(() => {
    const readBalance = async (address: string) =>
      String(await connection.getBalance(new PublicKey(address), COMMITMENT));
    return provide(createSolanaChain({ cell, readBalance, takeError: lastError.take }));
  }, [provide, connection, cell, lastError]);

  return null;
}

/** The last error of wallet-adapter. A disconnect event has no reason, but an error may precede it. */
type LastError = {
  keep(error: unknown): void;
  /** Returns the error and clears it. */
  take(): unknown;
};

function createLastError(): LastError {
  let last: unknown;
  return {
    keep(error) {
      last = error;
    },
    take() {
      const error = last;
      last = undefined;
      return error;
    },
  };
}
