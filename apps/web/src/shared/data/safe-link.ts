/** A path of this app: a browser reads `//` and `/\` as the start of another host, and drops control characters. */
const OWN_PATH = /^\/(?![/\\])[^\s\p{Cc}]*$/u;

/** An address from the server as a link: a web page, a mail address or a path of this app, never a script; else undefined. */
export function safeLink(address: string | null): string | undefined {
  if (address === null) return undefined;
  if (OWN_PATH.test(address)) return address;
  const isLink = URL.canParse(address) && ['https:', 'mailto:'].includes(new URL(address).protocol);
  return isLink ? address : undefined;
}
