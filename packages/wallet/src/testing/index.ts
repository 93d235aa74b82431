export { createFakeDevnet } from './fake-devnet.ts';
export { createFakeEvmWallet } from './fake-evm-wallet.ts';
export { createFakeSolanaWallet, createKey } from './fake-solana-wallet.ts';
