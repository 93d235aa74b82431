/** Token balances of an Ethereum-style wallet, which are not read from any chain. Spec §7 Chain and wallet calls */
export type PlaceholderTokens = {
  readonly isPlaceholder: true;
  readonly glib: string;
  readonly glid: string;
  readonly glil: string;
  readonly usdt: string;
};

/** The fixed values of spec §7, shown as placeholders and never used in calculations. */
export const PLACEHOLDER_TOKENS: PlaceholderTokens = {
  isPlaceholder: true,
  glib: '1000.5',
  glid: '500.25',
  glil: '2000.75',
  usdt: '100.0',
};

/** Values shown until the balance of an address is read. Spec §3 Wallet state */
export const UNREAD_TOKENS: PlaceholderTokens = {
  isPlaceholder: true,
  glib: '0',
  glid: '0',
  glil: '0',
  usdt: '0',
};
