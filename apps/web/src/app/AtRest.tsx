import { LinkPrefetch } from './routing/LinkPrefetch.tsx';
import { SystemNotices } from './system-notices/SystemNotices.tsx';

/** What works behind every page, and is fetched when the first one is at rest. The page works without it. */
export function AtRest() {
  return (
    <>
      <LinkPrefetch />
      <SystemNotices />
    </>
  );
}
