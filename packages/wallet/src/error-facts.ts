type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of whatever a wallet threw: wallets throw errors, plain objects and strings. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** What wallet-adapter (`error`), ethers (`info.error`, `error`) and the language itself (`cause`) wrap. */
function wrappedIn(error: unknown): unknown {
  const { error: inner, info, cause } = fieldsOf(error);
  return fieldsOf(info).error ?? inner ?? cause;
}

/** The error and what it wraps, from the outside in. */
export function layersOf(error: unknown): readonly unknown[] {
  const layers: unknown[] = [];
  for (let layer = error; layer != null && layers.length < 5; layer = wrappedIn(layer)) layers.push(layer);
  return layers;
}

/** ethers writes it before what the wallet said. */
const ETHERS_MARK = /^ethers-user-denied: /;

/** What was said nearest to the wallet; ethers' own messages carry the whole request, its `shortMessage` does not. */
export function messageOf(error: unknown): string | null {
  const said = layersOf(error)
    .flatMap((layer) => [fieldsOf(layer).message, fieldsOf(layer).shortMessage, layer])
    .findLast((text) => typeof text === 'string' && text.trim() !== '');
  return typeof said === 'string' ? said.replace(ETHERS_MARK, '') : null;
}
