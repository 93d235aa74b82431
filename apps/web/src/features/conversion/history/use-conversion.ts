import { useGetConversionTransaction } from '@gli/sdk/react';
import { useMemo } from 'react';
import { nextReadMs } from './next-read.ts';
import { useSettled } from './use-settled.ts';

/** One of the member's conversions by its id, followed until it is done. */
export function useConversion(id: string) {
  const conversion = useGetConversionTransaction(id, {
    query: {
      refetchInterval: ({ state }) => nextReadMs(state.data ? [state.data] : [], state.dataUpdatedAt),
    },
  });
  useSettled(useMemo(() => conversion.data && [conversion.data], [conversion.data]));
  return conversion;
}
