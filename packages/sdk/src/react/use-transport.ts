import { useContext } from 'react';
import type {
  GliApiError,
  GliContractError,
  GliNetworkError,
  GliRateLimitError,
  GliTimeoutError,
} from '../client/errors.ts';
import { GliClientContext } from './client-context.ts';

/** Sends one request of a generated hook and returns its body; throws the SDK's errors. */
export type Send = <T>(url: string, options?: RequestInit) => Promise<T>;

/** orval's mutator: every generated hook gets the client of the nearest `<GliProvider>` through it. */
export const useTransport = (): Send => {
  const client = useContext(GliClientContext);
  if (!client) throw new Error('GLI hooks need a <GliProvider client={…}> above them.');
  return client.send;
};

/** The `error` of a hook: an error response with the operation's envelope as `body`, or no response at all. */
export type ErrorType<T> =
  | GliApiError<T>
  | GliNetworkError
  | GliTimeoutError
  | GliRateLimitError
  | GliContractError;

/** What a mutation takes as `data`. */
export type BodyType<T> = T;
