import type { GliClient } from '@gli/sdk';
import type { OperationQuery } from '@gli/sdk/react';
import type { SessionUser } from '@gli/session';
import type { RouteParameters } from '../../routes.ts';

/** What a screen may use to start its first reads, before it is on the page. */
export type PrefetchContext = {
  /** Starts a read unless it is cached or in flight, then what its data asks for; a failure stays silent. */
  load: <Data>(query: OperationQuery<Data>, next?: (data: Data) => void) => void;
  client: GliClient;
  member: SessionUser | null;
  parameters: RouteParameters;
};

/** Starts what a screen shows first; a screen exports it as `prefetch`. */
export type Prefetch = (context: PrefetchContext) => void;
