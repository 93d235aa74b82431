import { createContext, useContext } from 'react';

/** Opens the dialog that asks whether to go to the log-in page. */
export type RequireLogin = () => void;

export const LoginRequiredContext = createContext<RequireLogin | null>(null);

/** For actions on public pages that need a log-in (invest, buy, connect a wallet). Spec §2 Route guard, the modal */
export function useLoginRequired(): RequireLogin {
  const require = useContext(LoginRequiredContext);
  if (!require) throw new Error('No <LoginRequiredProvider> above.');
  return require;
}
