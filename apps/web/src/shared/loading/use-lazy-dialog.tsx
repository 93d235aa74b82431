import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { Namespaces } from '../../i18n/i18n-types.ts';
import { useLazyModule } from './use-lazy-module.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

/** A dialog whose code and words are fetched when it is first opened, or before, with `load`. */
export function useLazyDialog(fetchDialog: () => Promise<Dialog>, namespaces: readonly Namespaces[]) {
  const { load } = useLazyModule(fetchDialog, namespaces);
  const [shown, setShown] = useState<{ Dialog: Dialog } | null>(null);
  const close = useCallback(() => setShown(null), []);
  /** A rejection: it could not be fetched. */
  const open = useCallback(() => load().then((Dialog) => setShown({ Dialog })), [load]);
  const dialog: ReactNode = shown ? <shown.Dialog onClose={close} /> : null;
  return { load, open, dialog };
}
