import { useEffect, useState } from 'react';

/** Enough of a digest to tell builds apart. */
const SHOWN_DIGITS = 12;

type BuildVersion = { readonly text: string; readonly isRunning: boolean };

/**
 * The build that the host serves, its version and the start of its digest, and whether this page runs it. Null without an
 * answer, and in development.
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
  // Written by build-digest.ts.
  const { version, digest, entry } = await (await fetch('/version.json')).json();
  const running = document.getElementById('root')?.dataset.entry;
  return { text: `${version} (${digest.slice(0, SHOWN_DIGITS)})`, isRunning: entry === running };
}
