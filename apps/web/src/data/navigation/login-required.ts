import { createContext, useContext } from 'react';

/** Actions that require a login. */
export type LoginPurpose = 'invest' | 'convert' | 'conversions' | 'order' | 'wallet';
/** Opens the dialog that offers a login and explains what it is needed for. */
export type RequireLogin = (purpose: LoginPurpose) => void;

export const LoginRequiredContext = createContext<RequireLogin | null>(null);

/**
 * Returns a function that requests a login. Use it for actions on public pages that require one (invest, buy,
 * connect a wallet). Spec §2 Route guard, the modal
 */
export function useLoginRequired(): RequireLogin {
  const require = useContext(LoginRequiredContext);
  if (!require) throw new Error('useLoginRequired must be used inside <LoginRequiredProvider>.');
  return require;
}
