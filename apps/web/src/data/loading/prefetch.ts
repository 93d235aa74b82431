import type { GliClient } from '@gli/sdk';
import type { OperationQuery } from '@gli/sdk/react';
import type { SessionUser } from '@gli/session';
import type { Platform } from '../platform.ts';

/** Decoded path parameters, such as `{ id }` for `/rwa-assets/:id`. */
export type RouteParameters = Record<string, string | undefined>;

/** Services that let a screen start its first reads before it is mounted. */
export type PrefetchContext = {
  /**
   * Starts a read unless its data is cached or in flight, then follow-up reads based on that data. Ignores failures.
   */
  load: <Data>(query: OperationQuery<Data>, next?: (data: Data) => void) => void;
  /** Starts to fetch the code and strings of a part that the screen will show. */
  loadPart: (part: { preload: (platform: Platform) => void }) => void;
  client: GliClient;
  member: SessionUser | null;
  parameters: RouteParameters;
};

/** Fetches the picture at the top of a screen before its element is rendered. */
export function preloadPicture(picture: { url: string } | undefined): void {
  if (picture) Object.assign(new Image(), { fetchPriority: 'high', src: picture.url });
}

/** Starts a screen's first reads. Screens export it as `prefetch`. */
export type Prefetch = (context: PrefetchContext) => void;
