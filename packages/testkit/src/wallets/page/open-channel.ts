export type Channel = {
  /** Rejects with an Error that has the wallet's code and data. */
  request(method: string, params: unknown): Promise<unknown>;
  listen(listener: (event: string, payload: unknown) => void): void;
};

/** Serialized reply of the wallet. */
export type Reply =
  | { readonly status: 'done'; readonly value: unknown }
  | { readonly status: 'failed'; readonly code: number; readonly message: string; readonly data: unknown };

/** Runs in the page and is serialized, so it must not reference anything outside of itself. */
export function openChannel(binding: string): Channel {
  const send: (method: string, params: unknown) => Promise<Reply> = Reflect.get(window, binding);
  return {
    async request(method, params) {
      const reply = await send(method, params);
      if (reply.status === 'done') return reply.value;
      const { code, message, data } = reply;
      throw Object.assign(new Error(message), { code }, data === undefined ? {} : { data });
    },
    listen(listener) {
      window.addEventListener(binding, (event) => {
        if (event instanceof CustomEvent) listener(event.detail.event, event.detail.payload);
      });
    },
  };
}
