import type { SessionUser } from '@gli/session';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** Content that the app inserts into the frame, so that the shell does not depend on features. */
export type ShellSlots = {
  /** Shown in the header, before the login button. */
  search: ReactNode;
  cart: ReactNode;
  wallet: ReactNode;
  /** Shown to members in place of the login button. */
  MemberControls: ComponentType<{ member: SessionUser }>;
  /** Shown at the end of an expanded sidebar. */
  balances: ReactNode;
  /** Shown in the right column, unless the column is hidden. */
  helpPanel: ReactNode;
  /** Shown on every page, because guides also cross pages that have no help panel. */
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
