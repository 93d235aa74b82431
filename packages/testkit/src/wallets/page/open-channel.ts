export type Channel = {
  /** Asks the wallet; rejects with an Error that has the wallet's code and data. */
  request(method: string, params: unknown): Promise<unknown>;
  /** What the wallet says by itself. */
  listen(listener: (event: string, payload: unknown) => void): void;
};

/** The wallet's reply as it travels to the page. */
export type Reply =
  | { readonly status: 'done'; readonly value: unknown }
  | { readonly status: 'failed'; readonly code: number; readonly message: string; readonly data: unknown };

/** Runs in the page, sent there as text: it must not use anything from outside of itself. */
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
