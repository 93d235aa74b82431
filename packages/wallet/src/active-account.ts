import type { Connection } from './connection.ts';

/** The account in use. It ends with an account switch, a disconnect or a lock. */
export type ActiveAccount<Of extends Connection = Connection> = {
  readonly connection: Of;
  readonly address: string;
  /** Aborts when the account is no longer active; what is in flight for it is dropped. */
  readonly signal: AbortSignal;
};

/** The one connection of this tab, and which of its accounts is active. */
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
    /** Returns the connection, which is still open. */
    deactivate(): Connection | null {
      const connection = account?.connection ?? null;
      account = null;
      controller.abort();
      return connection;
    },
  };
}

export type ActiveAccountStore = ReturnType<typeof createActiveAccountStore>;
