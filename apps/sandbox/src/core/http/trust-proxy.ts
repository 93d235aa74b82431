import { BlockList, isIP } from 'node:net';

const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const;

const readFamily = (address: string) => FAMILIES[isIP(address) as 4 | 6] ?? null;

/**
 * Creates a list of networks such as `10.0.0.0/8`, or of single addresses.
 * @throws RangeError for a text that is neither
 */
export function readNetworks(texts: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const text of texts) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
    const family = readFamily(address);
    if (family === null) throw new RangeError(`${text} is not a network.`);
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}

/**
 * Returns the client's address: the last one in `X-Forwarded-For` that no trusted proxy has. Only trusted proxies are
 * believed, so a client cannot choose its address.
 * @param peer address of the connection
 */
export function findClientAddress(
  peer: string | null,
  forwardedFor: string | null,
  trusted: BlockList,
): string | null {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  let client = peer;
  while (client !== null && isTrusted(client, trusted)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) return client;
    client = hop;
  }
  return client;
}

/** Returns the URL that a client requested from a trusted proxy. Null without one. */
export function readPublicUrl(
  { url, headers }: Request,
  peer: string | null,
  trusted: BlockList,
): URL | null {
  const host = headers.get('X-Forwarded-Host');
  if (host === null || peer === null || !isTrusted(peer, trusted)) return null;
  const scheme = headers.get('X-Forwarded-Proto') === 'https' ? 'https' : 'http';
  const { pathname, search } = new URL(url);
  return URL.parse(pathname + search, `${scheme}://${host}`);
}

/** True if a proxy with this address is trusted. An IPv4 address may be written as an IPv6 one. */
function isTrusted(address: string, trusted: BlockList): boolean {
  const family = readFamily(address);
  return family !== null && trusted.check(address, family);
}
