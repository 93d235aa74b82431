// What an app has on its first page; the dropdown's words and figures come with the dropdown.
export { browserWallets, createWallet } from '../src/index.ts';
