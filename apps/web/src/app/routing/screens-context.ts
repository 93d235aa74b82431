import { createContext, useContext } from 'react';
import type { Screens } from './screens.ts';

export const ScreensContext = createContext<Screens | null>(null);

/** The code and words of the screens. Throws outside a `<PlatformProvider>`. */
export function useScreens(): Screens {
  const screens = useContext(ScreensContext);
  if (!screens) throw new Error('useScreens needs a <PlatformProvider> above it.');
  return screens;
}
