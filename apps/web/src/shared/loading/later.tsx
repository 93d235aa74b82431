import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type LazyModule, lazyModule } from './lazy-module.ts';
import { Part } from './Part.tsx';

/**
 * A part of a screen that comes after the screen's first words: its code is fetched when it is rendered, or before, with
 * `load`. If it cannot be fetched, it says so in its own place: what is typed around it stays.
 *
 * @param fetchPart gives the component
 * @param placeholder what shows until then, with the size of the part
 */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
) {
  const lazy = lazyModule(fetchPart);
  const Fetched = fetched(lazy);
  function Later(props: Props) {
    return (
      <Part pending={placeholder}>
        <Suspense fallback={placeholder}>
          <Fetched {...props} />
        </Suspense>
      </Part>
    );
  }
  /** Fetches it before it is rendered; a failure shows when it is. */
  const load = () => void lazy.load().catch(() => undefined);
  return Object.assign(Later, { load });
}

/** The component that a lazy module holds; suspends until it is here, and throws a failure. */
export function fetched<Props extends object>({ useModule }: LazyModule<ComponentType<Props>>) {
  return function Fetched(props: Props) {
    const Component = useModule();
    return <Component {...props} />;
  };
}
