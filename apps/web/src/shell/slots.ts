import type { SessionUser } from '@gli/session';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What the app puts into the frame: the shell knows no feature. */
export type ShellSlots = {
  /** In the header, before the login button. */
  search: ReactNode;
  cart: ReactNode;
  wallet: ReactNode;
  /** In the place of the login button, for a member. */
  loadMemberControls: () => Promise<{ default: ComponentType<{ member: SessionUser }> }>;
  /** At the end of an open sidebar. */
  balances: ReactNode;
  /** In the right column, while it is not hidden. */
  helpPanel: ReactNode;
  /** A guide leads across pages, also those without a help panel. */
  guide: ReactNode;
};

export const ShellSlotsContext = createContext<ShellSlots>({
  search: null,
  cart: null,
  wallet: null,
  loadMemberControls: async () => ({ default: () => null }),
  balances: null,
  helpPanel: null,
  guide: null,
});

export const useShellSlots = (): ShellSlots => useContext(ShellSlotsContext);
