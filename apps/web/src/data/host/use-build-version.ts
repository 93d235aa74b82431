import { useEffect, useState } from 'react';

/** Number of digits of the displayed short digest. */
const SHOWN_DIGITS = 12;

type BuildVersion = { readonly text: string; readonly isRunning: boolean };

/**
 * Returns the version and short digest of the host's build, and whether this page runs that build. Returns null
 * if the host does not respond, and in development.
 */
export function useBuildVersion(): BuildVersion | null {
  const [version, setVersion] = useState<BuildVersion | null>(null);
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

async function servedVersion(): Promise<BuildVersion> {
  // build/build-digest.ts writes this file.
  const { version, digest, entry } = await (await fetch('/version.json')).json();
  const running = document.querySelector('script[type=module]')?.getAttribute('src');
  return { text: `${version} (${digest.slice(0, SHOWN_DIGITS)})`, isRunning: entry === running };
}
