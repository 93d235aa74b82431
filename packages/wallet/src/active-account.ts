import type { Connection } from './connection.ts';

/** The active account, until an account switch, a disconnect or a lock. */
export type ActiveAccount<Of extends Connection = Connection> = {
  readonly connection: Of;
  readonly address: string;
  /** Aborts when the account is no longer active, which cancels its pending requests. */
  readonly signal: AbortSignal;
};

/** Creates a store for this tab's only connection and its active account. */
export function createActiveAccountStore() {
  let account: ActiveAccount | null = null;
  let controller = new AbortController();

  return {
    get: () => account,
    activate(connection: Connection, address: string): void {
      controller.abort();
      controller = new AbortController();
      account = { connection, address, signal: controller.signal };
    },
    /** Deactivates the account. Returns its connection, which is still open, or null. */
    deactivate(): Connection | null {
      const connection = account?.connection ?? null;
      account = null;
      controller.abort();
      return connection;
    },
  };
}

export type ActiveAccountStore = ReturnType<typeof createActiveAccountStore>;
