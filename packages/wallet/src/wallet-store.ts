import { proxy, snapshot } from 'valtio/vanilla';
import type { WalletChoice } from './choice.ts';
import type { WritableDebugLog } from './debug-log.ts';
import type { SolanaBridgeComponent } from './solana-module.ts';
import { DISCONNECTED, type WalletState } from './state.ts';
import { nextWalletState, type WalletEvent } from './transitions.ts';

/** The observable state. Values are replaced, never mutated. */
export type ObservableWallet = {
  readonly current: WalletState;
  readonly choices: readonly WalletChoice[];
  /** Rendered by `<WalletBridge>` once Solana is needed. */
  readonly bridge: SolanaBridgeComponent | null;
};

type Writable = { -readonly [Key in keyof ObservableWallet]: ObservableWallet[Key] };

/** Called with an address that is no longer active. */
export type AddressLeftListener = (address: string) => void;

export type WalletStore = {
  readonly observable: ObservableWallet;
  getState(): WalletState;
  dispatch(event: WalletEvent): void;
  setChoices(choices: readonly WalletChoice[]): void;
  setBridge(bridge: SolanaBridgeComponent): void;
  onAddressLeft(listener: AddressLeftListener): () => void;
};

export function createWalletStore(log: WritableDebugLog): WalletStore {
  const observable = proxy<Writable>({ current: DISCONNECTED, choices: [], bridge: null });
  const listeners = new Set<AddressLeftListener>();
  return {
    observable,
    getState: () => snapshot(observable).current,
    dispatch(event) {
      const before = observable.current;
      const next = nextWalletState(before, event);
      if (next === before) return;
      log.write(event.type, 'problem' in event ? (event.problem?.cause ?? event.problem?.kind) : null);
      observable.current = next;
      const left = getAddress(before);
      if (left !== null && left !== getAddress(next)) for (const listener of [...listeners]) listener(left);
    },
    setChoices(choices) {
      observable.choices = choices;
    },
    setBridge(bridge) {
      observable.bridge = bridge;
    },
    onAddressLeft(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function getAddress(state: WalletState): string | null {
  return state.status === 'connected' ? state.address : null;
}
