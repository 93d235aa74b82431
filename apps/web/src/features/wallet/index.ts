export { ProviderLink } from './ProviderLink.tsx';
export { useOpenWallet } from './use-open-wallet.ts';
