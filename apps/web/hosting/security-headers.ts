import { createHash } from 'node:crypto';

/** Hash of the empty string: Stitches creates an empty style element and inserts its rules through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The chain of spec §7 (Devnet), for balances, transactions and subscriptions. */
const DEVNET = ['https://api.devnet.solana.com', 'wss://api.devnet.solana.com'];

const policy = (page: string, others: string): Record<string, readonly string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...hashInline('script', page)],
  'style-src': ["'self'", EMPTY_STYLE, ...hashInline('style', page)],
  // `data:` is for wallet icons, and `blob:` is for previews of chosen files.
  'img-src': ["'self'", 'data:', 'blob:', others],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", ...DEVNET, others],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  // Forms are submitted by script, so that typed text never becomes part of a URL.
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  // The names of Trusted Types policies are unrestricted, because wallet extensions create their own policies.
  'require-trusted-types-for': ["'script'"],
});

/** Returns sources that allow exactly the inline code of the document. They change when the code changes. */
function hashInline(element: 'script' | 'style', page: string): string[] {
  const texts = page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  const hashes = [...texts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * Returns the headers that a host sends with a file of the built app.
 *
 * @param page the text of one or more concatenated documents; empty for any other file
 * @param others additional origins that the app may call, such as an API on another origin
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
