import { useOnline } from '@gli/ui';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/data';
import { useTranslations } from '@/i18n';
import { useClearVisited } from '../service-worker/use-clear-visited.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { Notices } from './SystemNotices.styles.ts';

// The app also works in browsers that block service workers.
const UpdateNotice = lazyPart(async () => (await import('./UpdateNotice.tsx')).UpdateNotice, {
  Failure: () => null,
});

/** Notices that the app is offline or that a new version is waiting. Spec §4 Startup */
export function SystemNotices() {
  const t = useTranslations();
  const isOnline = useOnline();
  const isLoaded = usePageLoaded();
  const notices = useRef<HTMLDivElement>(null);
  useClearVisited();
  useEffect(() => {
    const element = notices.current;
    if (!element) return;
    // Keeps toasts above the notices and focused fields out from under them.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--notices-height', `${element.offsetHeight}px`),
    );
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty('--notices-height');
    };
  }, []);
  return (
    <Notices data-bar ref={notices} role="status">
      {isOnline ? null : (
        <NoticeBar title={t.systemNotices.offlineTitle()} text={t.systemNotices.offlineText()} />
      )}
      {isLoaded && hasServiceWorkers() ? <UpdateNotice /> : null}
    </Notices>
  );
}

/** Development needs no service worker, because it always serves the latest files. */
const hasServiceWorkers = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** True once the first page has loaded. It gets all the bandwidth until then. */
function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const finish = () => setLoaded(true);
    if (document.readyState === 'complete') return finish();
    window.addEventListener('load', finish, { once: true });
    return () => window.removeEventListener('load', finish);
  }, []);
  return isLoaded;
}
