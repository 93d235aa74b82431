type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Reads the fields of anything a wallet may throw: an error, a plain object or a string. */
export function readFields(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** Returns an error wrapped by wallet-adapter (`error`), ethers (`info.error`, `error`) or JavaScript (`cause`). */
function readWrappedError(error: unknown): unknown {
  const { error: inner, info, cause } = readFields(error);
  return readFields(info).error ?? inner ?? cause;
}

/** Lists the error and the errors that it wraps, outermost first. */
export function listLayers(error: unknown): readonly unknown[] {
  const layers: unknown[] = [];
  for (let layer = error; layer != null && layers.length < 5; layer = readWrappedError(layer))
    layers.push(layer);
  return layers;
}

/** Prefix that ethers adds to the wallet's message. */
const ETHERS_PREFIX = /^ethers-user-denied: /;

/** Returns the innermost message. ethers' `message` includes the whole request, but `shortMessage` does not. */
export function readMessage(error: unknown): string | null {
  const message = listLayers(error)
    .flatMap((layer) => [readFields(layer).message, readFields(layer).shortMessage, layer])
    .findLast((text) => typeof text === 'string' && text.trim() !== '');
  return typeof message === 'string' ? message.replace(ETHERS_PREFIX, '') : null;
}
