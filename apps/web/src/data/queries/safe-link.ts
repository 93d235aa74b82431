/**
 * Matches a path of this app. Browsers treat `//` and `/\` as the start of another host, and drop control
 * characters.
 */
const OWN_PATH = /^\/(?![/\\])[^\s\p{Cc}]*$/u;

/** Returns a URL from the server if it is a web page, an email address or a path of this app, but never a script. */
export function safeLink(address: string | null): string | undefined {
  if (address === null) return undefined;
  if (OWN_PATH.test(address)) return address;
  const isLink = URL.canParse(address) && ['https:', 'mailto:'].includes(new URL(address).protocol);
  return isLink ? address : undefined;
}
