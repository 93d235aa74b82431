import { type ComponentType, useEffect, useState } from 'react';
import { usePlatform } from '../../shared/platform.ts';

/** How long the first page has the line for itself, in milliseconds. */
const AT_REST_MS = 1500;

/** The place of the standing notices, whose code comes when the page is at rest. */
export function SystemNoticesSlot() {
  const { dictionaries, preferences } = usePlatform();
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const [{ SystemNotices }] = await Promise.all([
        import('./SystemNotices.tsx'),
        dictionaries.loadNamespaces(preferences.state.locale, ['standing']),
      ]);
      if (isHere) setNotices(() => SystemNotices);
    };
    // Without them the page works as before.
    const timer = setTimeout(() => void load().catch(() => undefined), AT_REST_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [dictionaries, preferences]);
  return Notices ? <Notices /> : null;
}
