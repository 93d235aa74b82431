import { type ComponentType, lazy, useState } from 'react';
import type { Namespaces } from '../../i18n/i18n-types.ts';
import { useLazyModule } from './use-lazy-module.ts';

/** A part of a page that comes after the first paint, with its translations; suspends until both are loaded. */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespaces[],
) {
  const part = useLazyModule(load, namespaces);
  const [component] = useState(() => lazy(async () => ({ default: await part.load() })));
  return component;
}
