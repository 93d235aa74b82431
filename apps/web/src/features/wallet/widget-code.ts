import { use } from 'react';

type Widget = typeof import('./WalletWidget.tsx')['WalletWidget'];

let loading: Promise<Widget> | undefined;

/** Fetches the widget, which only a member can use. A failure is forgotten: the next call tries again. */
export function loadWalletWidget(): Promise<Widget> {
  loading ??= import('./WalletWidget.tsx').then(
    ({ WalletWidget }) => WalletWidget,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The widget; suspends until it has been fetched once. */
export const useWalletWidgetCode = (): Widget => use(loadWalletWidget());
