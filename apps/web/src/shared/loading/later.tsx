import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyModule } from './lazy-module.ts';

/**
 * A part of a screen that comes after the screen's first words: its code is fetched when it is rendered, or before, with
 * `load`.
 *
 * @param fetchPart gives the component
 * @param placeholder what shows until then, with the size of the part
 */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
) {
  const lazy = lazyModule(fetchPart);
  function Part(props: Props) {
    const Component = lazy.useModule();
    return <Component {...props} />;
  }
  function Later(props: Props) {
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    );
  }
  /** Fetches it before it is rendered; a failure shows when it is. */
  const load = () => void lazy.load().catch(() => undefined);
  return Object.assign(Later, { load });
}
