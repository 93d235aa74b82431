import { createContext, useContext } from 'react';

/** Actions that require a login. */
export type LoginPurpose = 'invest' | 'convert' | 'conversions' | 'order' | 'wallet';
/** Opens the dialog that offers a login and says what it is for. */
export type RequireLogin = (purpose: LoginPurpose) => void;

export const LoginRequiredContext = createContext<RequireLogin | null>(null);

/**
 * Returns a function for actions on public pages that require a login (invest, buy, connect a wallet). Spec §2 Route
 * guard, the modal
 */
export function useLoginRequired(): RequireLogin {
  const require = useContext(LoginRequiredContext);
  if (!require) throw new Error('No <LoginRequiredProvider> above.');
  return require;
}
