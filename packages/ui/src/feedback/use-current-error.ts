import { useState } from 'react';
import { useOnChange } from '../browser/use-on-change.ts';
import { useOnline } from '../browser/use-online.ts';
import { useUi } from '../provider/UiProvider.tsx';

/** Returns the error, or null once the connection that it lost has returned. */
export function useCurrentError<ErrorType>(error: ErrorType): ErrorType | null {
  const { isLostConnection } = useUi();
  const isOnline = useOnline();
  const [past, setPast] = useState<ErrorType | null>(null);
  useOnChange(isOnline, () => {
    if (isOnline && isLostConnection(error)) setPast(error);
  });
  return error === past ? null : error;
}
