import type { Connection } from './connection.ts';

/** The stay of one address: it ends by an account switch, a disconnect, a lock. */
export interface Stay<Of extends Connection = Connection> {
  readonly connection: Of;
  readonly address: string;
  /** Aborts when the address is no longer the active one; whatever was under way for it is dropped. */
  readonly left: AbortSignal;
}

/** The one connection of this tab, and which of its accounts is active. */
export function createActiveWallet() {
  let stay: Stay | null = null;
  let leaving = new AbortController();

  function enter(connection: Connection, address: string): Stay {
    leaving.abort();
    leaving = new AbortController();
    stay = { connection, address, left: leaving.signal };
    return stay;
  }

  return {
    get: () => stay,
    enter,
    /** Ends the stay and gives its connection, which is still open. */
    leave(): Connection | null {
      const connection = stay?.connection ?? null;
      stay = null;
      leaving.abort();
      return connection;
    },
  };
}

export type ActiveWallet = ReturnType<typeof createActiveWallet>;
