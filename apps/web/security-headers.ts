import { integrityOf, mapHashesIn } from './prerender/integrity.ts';

/** Hash of the empty string: Stitches creates an empty style element and inserts its rules through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The chain of spec §7: Devnet, for balances, transactions and their subscriptions. */
const DEVNET = ['https://api.devnet.solana.com', 'wss://api.devnet.solana.com'];

const policy = (page: string, others: string): Record<string, readonly string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...hashesOf('script', page)],
  'style-src': ["'self'", EMPTY_STYLE, ...hashesOf('style', page)],
  // `data:` for the icons of wallets, `blob:` for the preview of a file that a member chose.
  'img-src': ["'self'", 'data:', 'blob:', others],
  // `data:` for the half kilobyte that must be there at the first frame (prerender/fallback-fonts.ts).
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", ...DEVNET, others],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  // Forms are sent by the program: what is typed never becomes part of an address.
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  // No list of allowed policies: wallet extensions create their own.
  'require-trusted-types-for': ["'script'"],
});

/** Sources that allow exactly what is inline in the document; a build that changes it changes them. */
function hashesOf(element: 'script' | 'style', page: string): string[] {
  const texts = page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  const hashes = [...texts].map(([, text = '']) => integrityOf(text));
  if (element === 'script') hashes.push(...mapHashesIn(page));
  return [...new Set(hashes)].map((hash) => `'${hash}'`);
}

/**
 * Headers that a host sends with a file of the built app.
 *
 * @param page the text of the document, or of several, one after the other; empty for any other file
 * @param others what else the app may call: the origin of an API that is not the host's, the other network
 */
export const securityHeaders = (page: string, others = ''): Record<string, string> => ({
  'Content-Security-Policy': Object.entries(policy(page, others))
    .map(([directive, sources]) => [directive, ...sources.filter(Boolean)].join(' '))
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
});
