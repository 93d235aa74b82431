import { useEffect, useState } from 'react';
import { type ServedVersion, servedVersion } from '../../../shared/settings.ts';

/** The build that the host serves, and whether this page runs it. Null without an answer, and in development. */
export function useBuildVersion(): ServedVersion | null {
  const [version, setVersion] = useState<ServedVersion | null>(null);
  useEffect(() => {
    let isCurrent = true;
    servedVersion().then(
      (served) => isCurrent && setVersion(served),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return version;
}
