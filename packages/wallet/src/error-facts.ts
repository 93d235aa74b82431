type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Wallets throw errors, plain objects and strings. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** Wrapped by wallet-adapter (`error`), ethers (`info.error`, `error`) or JavaScript (`cause`). */
function wrappedIn(error: unknown): unknown {
  const { error: inner, info, cause } = fieldsOf(error);
  return fieldsOf(info).error ?? inner ?? cause;
}

/** The error and the errors that it wraps, outermost first. */
export function layersOf(error: unknown): readonly unknown[] {
  const layers: unknown[] = [];
  for (let layer = error; layer != null && layers.length < 5; layer = wrappedIn(layer)) layers.push(layer);
  return layers;
}

/** ethers prepends it to the message of the wallet. */
const ETHERS_PREFIX = /^ethers-user-denied: /;

/** The innermost message. ethers includes the whole request in `message`, but not in `shortMessage`. */
export function messageOf(error: unknown): string | null {
  const message = layersOf(error)
    .flatMap((layer) => [fieldsOf(layer).message, fieldsOf(layer).shortMessage, layer])
    .findLast((text) => typeof text === 'string' && text.trim() !== '');
  return typeof message === 'string' ? message.replace(ETHERS_PREFIX, '') : null;
}
