import type { SessionUser } from '@gli/session';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** Content that the app inserts into the frame, so that the shell does not depend on features. */
export type ShellSlots = {
  /** In the header, before the login button. */
  search: ReactNode;
  cart: ReactNode;
  wallet: ReactNode;
  /** In place of the login button, for members. */
  MemberControls: ComponentType<{ member: SessionUser }>;
  /** At the end of an open sidebar. */
  balances: ReactNode;
  /** In the right column, unless hidden. */
  helpPanel: ReactNode;
  /** On every page, because guides also cross pages without a help panel. */
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
