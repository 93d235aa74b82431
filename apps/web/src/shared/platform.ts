import { createContext, useContext } from 'react';
import type { Platform } from '../app/platform.ts';
import type { PreferenceStore } from './preferences/preferences.ts';

export const PlatformContext = createContext<Platform | null>(null);

/** Everything the app is made of. Throws outside a `<PlatformProvider>`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a <PlatformProvider> above it.');
  return platform;
}

/** The preferences of this browser and their setters. */
export const usePreferenceStore = (): PreferenceStore => usePlatform().preferences;
