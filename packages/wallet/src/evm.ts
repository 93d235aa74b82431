export { evmChain } from './evm/evm-chain.ts';
