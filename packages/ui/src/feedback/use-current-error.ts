import { GliNetworkError, GliTimeoutError } from '@gli/sdk';
import { useState } from 'react';
import { useOnline } from '../browser/use-online.ts';
import { useOnChange } from '../use-on-change.ts';

const isLostConnection = (error: unknown) =>
  error instanceof GliNetworkError || error instanceof GliTimeoutError;

/** Returns the error, or null once the connection that it lost has returned. */
export function useCurrentError<ErrorType>(error: ErrorType): ErrorType | null {
  const isOnline = useOnline();
  const [past, setPast] = useState<ErrorType | null>(null);
  useOnChange(isOnline, () => {
    if (isOnline && isLostConnection(error)) setPast(error);
  });
  return error === past ? null : error;
}
