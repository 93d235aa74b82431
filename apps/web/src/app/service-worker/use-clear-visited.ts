import { useSession } from '@gli/session/react';
import { useEffect } from 'react';
import { PICTURES, PUBLIC_RESPONSES } from './kept-requests.ts';

/** Max duration of requests that the previous page has sent, in ms. */
export const IN_FLIGHT_MS = 2_000;

/** Clears the service worker's caches of visited content at sign-out. */
export function useClearVisited(): void {
  const session = useSession();
  useEffect(() => session.onSignedOut(() => void clearVisited().catch(() => undefined)), [session]);
}

/** Clears the caches twice, because requests of the previous page may still fill them. */
async function clearVisited(): Promise<void> {
  const clear = () => Promise.all([PUBLIC_RESPONSES, PICTURES].map((name) => caches.delete(name)));
  await clear();
  await new Promise((resolve) => setTimeout(resolve, IN_FLIGHT_MS));
  await clear();
}
