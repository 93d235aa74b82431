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
const ETHERS_PREFIX = /^ethers-(?:user-denied|unsupported): /;

/**
 * Returns the text that a wallet wrote for its user, or null. Only an EIP-1193 error, which has a numeric `code`, is a
 * wallet's own. Texts of ethers, wallet-adapter, the browser and of a wallet's bugs are for developers.
 */
export function readWalletText(error: unknown): string | null {
  const texts = listLayers(error).map((layer) => {
    const { code, message } = readFields(layer);
    return isWalletCode(code) && typeof message === 'string' ? message.replace(ETHERS_PREFIX, '').trim() : '';
  });
  return texts.findLast((text) => text !== '') ?? null;
}

/** True for codes of EIP-1193 and JSON-RPC, which are 4 or 5 digits long. A `DOMException` also has a number, below 100. */
function isWalletCode(code: unknown): boolean {
  return typeof code === 'number' && Number.isInteger(code) && Math.abs(code) >= 1_000;
}

/**
 * Returns the innermost message, to classify and log an error. ethers' `message` includes the whole request, but
 * `shortMessage` does not.
 */
export function readMessage(error: unknown): string | null {
  const message = listLayers(error)
    .flatMap((layer) => [readFields(layer).message, readFields(layer).shortMessage, layer])
    .findLast((text) => typeof text === 'string' && text.trim() !== '');
  return typeof message === 'string' ? message.replace(ETHERS_PREFIX, '') : null;
}
