import type { SessionUser } from '@gli/session';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** Content that the app puts into the frame; the shell does not depend on features. */
export type ShellSlots = {
  /** In the header, before the login button. */
  search: ReactNode;
  cart: ReactNode;
  wallet: ReactNode;
  /** In the place of the login button, for a member. */
  MemberControls: ComponentType<{ member: SessionUser }>;
  /** At the end of an open sidebar. */
  balances: ReactNode;
  /** In the right column, while it is not hidden. */
  helpPanel: ReactNode;
  /** Guides cross pages, including those without a help panel. */
  guide: ReactNode;
};

export const ShellSlotsContext = createContext<ShellSlots>({
  search: null,
  cart: null,
  wallet: null,
  MemberControls: () => null,
  balances: null,
  helpPanel: null,
  guide: null,
});

export const useShellSlots = (): ShellSlots => useContext(ShellSlotsContext);
