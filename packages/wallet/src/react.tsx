export { WalletBridge } from './WalletBridge.tsx';
export { useLoadedWallet, WalletProvider } from './wallet-context.tsx';
export { useWallet, useWalletChoices, useWalletLog, useWalletState } from './wallet-hooks.ts';
