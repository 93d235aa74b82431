export { createFakeEvmWallet } from './fake-evm-wallet.ts';
