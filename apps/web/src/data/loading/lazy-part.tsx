import { SectionErrorBoundary } from '@gli/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import type { Namespaces } from '@/i18n';
import { type Platform, usePlatform } from '../platform.ts';

type LazyPartOptions = {
  /** Shown until the part has loaded. Default: nothing. */
  fallback?: ReactNode;
  /** Shown if the part could not be loaded. Default: a message with a retry button. */
  Failure?: ComponentType<FallbackProps>;
  /** Dictionaries that the part needs, in addition to the page's. */
  namespaces?: readonly Namespaces[];
};

/**
 * Returns a large part of the page whose code is fetched when it first renders. If that fails, an error with a retry
 * button appears in its place.
 *
 * @param load resolves with the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, Failure, namespaces = [] }: LazyPartOptions = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const create = ({ dictionaries, preferences }: Platform): ComponentType<Props> =>
    lazy(async () => {
      try {
        const [component] = await Promise.all([
          load(),
          dictionaries.loadNamespaces(preferences.state.locale, namespaces),
        ]);
        return { default: component };
      } catch (error) {
        // React.lazy remembers a failure, so a retry needs a new lazy component.
        loaded = undefined;
        throw error;
      }
    });
  function LazyPart(props: Props) {
    const platform = usePlatform();
    const [, retry] = useReducer((tries: number) => tries + 1, 0);
    loaded ??= create(platform);
    const Loaded = loaded;
    return (
      <SectionErrorBoundary pending={fallback} onReset={retry} {...(Failure && { Failure })}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </SectionErrorBoundary>
    );
  }
  /** Fetches the code and the strings before the part renders. The part itself shows a failure. */
  const preload = ({ dictionaries, preferences }: Platform): void => {
    load().catch(() => {});
    dictionaries.loadNamespaces(preferences.state.locale, namespaces).catch(() => {});
  };
  return Object.assign(LazyPart, { preload });
}
