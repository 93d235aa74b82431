/** Token balances of an Ethereum-style wallet, which are not read from any chain. Spec §7 Chain and wallet calls */
export interface PlaceholderTokens {
  readonly isPlaceholder: true;
  readonly glib: string;
  readonly glid: string;
  readonly glil: string;
  readonly usdt: string;
}

/** The fixed figures of spec §7. They are shown as placeholders and no amount is ever computed from them. */
export const PLACEHOLDER_TOKENS: PlaceholderTokens = {
  isPlaceholder: true,
  glib: '1000.5',
  glid: '500.25',
  glil: '2000.75',
  usdt: '100.0',
};
