import { createContext, type ReactNode, useContext } from 'react';
import type { LinkProps, UiAdapter } from './ui-adapter.ts';

const UiContext = createContext<UiAdapter | null>(null);

/** Connects the components below it to their app. */
export function UiProvider({ adapter, children }: { adapter: UiAdapter; children: ReactNode }) {
  return <UiContext value={adapter}>{children}</UiContext>;
}

/** Returns the app's adapter. Throws outside a `<UiProvider>`. */
export function useUi(): UiAdapter {
  const adapter = useContext(UiContext);
  if (!adapter) throw new Error('Components of @gli/ui must be used inside <UiProvider>.');
  return adapter;
}

export const useTexts = () => useUi().useTexts();
export const useLocale = () => useUi().useLocale();
export const useSearchParams = () => useUi().useSearchParams();

/** Link to a page of the app. */
export function Link(props: LinkProps) {
  const { Link: AppLink } = useUi();
  return <AppLink {...props} />;
}
