import { type ComponentType, useState } from 'react';
import type { Namespaces } from '../../i18n/i18n-types.ts';
import { fetched } from './later.tsx';
import { useLazyModule } from './use-lazy-module.ts';

/**
 * A part of a page that comes after the first paint, with its translations; suspends until both are loaded, and throws a
 * failure to the boundary above, which may try again.
 */
export function useLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespaces[],
) {
  const part = useLazyModule(load, namespaces);
  const [component] = useState(() => fetched(part));
  return component;
}
