import { type ComponentType, useEffect, useState } from 'react';
import { usePlatform } from '../../platform-context.ts';

/** The place of the standing notices, whose code comes when the page is at rest. */
export function StandingPlace() {
  const { dictionaries, preferences } = usePlatform();
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const [{ StandingNotices }] = await Promise.all([
        import('./StandingNotices.tsx'),
        dictionaries.loadNamespaces(preferences.state.locale, ['standing']),
      ]);
      if (isHere) setNotices(() => StandingNotices);
    };
    // Without them the page works as before.
    const stop = whenAtRest(() => void load().catch(() => undefined));
    return () => {
      isHere = false;
      stop();
    };
  }, [dictionaries, preferences]);
  return Notices ? <Notices /> : null;
}

/** After the page has loaded and the browser has nothing better to do; 3 s later at most. */
function whenAtRest(begin: () => void): () => void {
  const left = new AbortController();
  const ask = () => {
    if (left.signal.aborted) return;
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 1000);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true, signal: left.signal });
  return () => left.abort();
}
