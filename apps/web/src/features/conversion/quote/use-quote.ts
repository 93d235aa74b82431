import type { ConversionInput, ConversionQuote, GliError } from '@gli/sdk';
import { useValidateConversion } from '@gli/sdk/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../shared/use-debounced.ts';
import type { QuoteState } from '../form/conversion-state.ts';
import { lifetimeMs } from './seconds-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** How long the form must rest before it asks for a quote, in ms. */
const restMs = 400;

/** What binds, for how long, and another one. */
export type Quoting = { state: QuoteState; secondsLeft: number; isAsking: boolean; refetch: () => void };

/**
 * The server's quote for what is in the form; none for null. While it is looked at it renews itself when it expires,
 * unless it is held because the member is about to confirm exactly this one.
 */
export function useQuote(memberId: string | null, input: ConversionInput | null, isHeld: boolean): Quoting {
  const { mutateAsync: validate } = useValidateConversion({ mutation: { networkMode: 'always' } });
  const rested = useDebounced(input, restMs);
  const query = useQuery<ConversionQuote, GliError>({
    queryKey: ['conversion-quote', memberId, rested],
    queryFn: memberId === null || rested === null ? skipToken : () => validate({ data: rested }),
    // Without a connection it fails and says so, instead of waiting for one in silence.
    networkMode: 'always',
    // A quote is for once: coming back to an amount asks for a new one.
    gcTime: 0,
    staleTime: ({ state }) => (state.data ? lifetimeMs(state.data) : 0),
    refetchInterval: ({ state }) => (state.data && !isHeld ? lifetimeMs(state.data) : false),
    refetchOnWindowFocus: !isHeld,
    refetchOnReconnect: !isHeld,
  });
  const secondsLeft = useSecondsLeft(query.data, query.dataUpdatedAt);
  return {
    state: rested === input ? stateOf(query, secondsLeft) : { status: 'asking' },
    secondsLeft,
    isAsking: query.isFetching,
    refetch: () => void query.refetch(),
  };
}

type Asked = { data: ConversionQuote | undefined; error: GliError | null; isFetching: boolean };

function stateOf({ data, error, isFetching }: Asked, secondsLeft: number): QuoteState {
  if (data && secondsLeft > 0) return { status: 'ready', quote: data };
  if (isFetching) return { status: 'asking' };
  if (error) return { status: 'failed', error };
  return data ? { status: 'expired', quote: data } : { status: 'asking' };
}
