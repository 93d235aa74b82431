import { amountIssue, type QuoteState } from '@gli/domain';
import type { ConversionInput, ConversionPair, ConversionQuote, ConversionType, GliError } from '@gli/sdk';
import { getWalletInfo, validateConversion } from '@gli/sdk/operations';
import { useGliClient } from '@gli/sdk/react';
import { secondsUntil, useDebounced, useNow } from '@gli/ui';
import { parseDecimal } from '@gli/validation';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Pause in changes to the form before a quote is requested, in ms. */
const DEBOUNCE_MS = 400;

/** The quote, the seconds until it expires, and a function that requests another one. */
export type LiveQuote = { state: QuoteState; secondsLeft: number; isFetching: boolean; refetch: () => void };

/**
 * Returns a quote's request body, which stays the same object while the form is unchanged. Null if the amount cannot be
 * converted.
 */
export function useConversionInput(
  pair: ConversionPair,
  type: ConversionType | undefined,
  amountText: string,
  balance: string | undefined,
): ConversionInput | null {
  const { from_token, to_token } = pair;
  const amount = amountIssue({ amount: amountText, pair, balance }) ? null : parseDecimal(amountText);
  return useMemo(
    () =>
      amount === null || type === undefined ? null : { from_token, to_token, amount, conversion_type: type },
    [from_token, to_token, amount, type],
  );
}

/**
 * Returns the server's quote for the form, or none if the form is null. It is renewed automatically when it expires,
 * unless the member is about to confirm it. Spec §4 Conversion rules
 */
export function useQuote(
  memberId: string | null,
  input: ConversionInput | null,
  isConfirming: boolean,
): LiveQuote {
  const client = useGliClient();
  const queryClient = useQueryClient();
  const debounced = useDebounced(input, DEBOUNCE_MS);
  const query = useQuery<ConversionQuote, GliError>({
    queryKey: ['conversion-quote', memberId, debounced],
    queryFn:
      memberId === null || debounced === null
        ? skipToken
        : async ({ signal }) => {
            const quote = await validateConversion(client, { body: debounced }, { signal });
            // The displayed balance is higher than the actual one.
            if (!quote.valid) void queryClient.invalidateQueries({ queryKey: [getWalletInfo.path] });
            return quote;
          },
    // While offline, the request fails visibly instead of waiting for a connection.
    networkMode: 'always',
    // A quote can be used only once, so a new one is requested when the member returns to an amount.
    gcTime: 0,
    staleTime: ({ state }) => (state.data ? lifetimeMs(state.data) : 0),
    refetchInterval: ({ state }) => (state.data && !isConfirming ? lifetimeMs(state.data) : false),
    refetchOnWindowFocus: !isConfirming,
    refetchOnReconnect: !isConfirming,
  });
  const secondsLeft = useSecondsLeft(query.data, query.dataUpdatedAt);
  return {
    state: debounced === input ? toQuoteState(query, secondsLeft) : { status: 'pending' },
    secondsLeft,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}

/** Returns how long a quote is valid, by the server's clock alone. */
export function lifetimeMs({ created_at, expires_at }: ConversionQuote): number {
  return Date.parse(expires_at) - Date.parse(created_at);
}

/**
 * Returns the seconds until a quote expires, or 0 if there is none. Counts from when it was received, because the
 * clocks of members' devices may be off by minutes.
 */
function useSecondsLeft(quote: ConversionQuote | undefined, receivedAt: number): number {
  const now = useNow(quote !== undefined);
  // The last tick may be older than the quote.
  return quote ? secondsUntil(receivedAt + lifetimeMs(quote), Math.max(now, receivedAt)) : 0;
}

type QuoteQuery = { data: ConversionQuote | undefined; error: GliError | null; isFetching: boolean };

function toQuoteState({ data, error, isFetching }: QuoteQuery, secondsLeft: number): QuoteState {
  if (data && secondsLeft > 0) return { status: 'ready', quote: data };
  if (isFetching) return { status: 'pending' };
  if (error) return { status: 'failed', error };
  return data ? { status: 'expired', quote: data } : { status: 'pending' };
}
