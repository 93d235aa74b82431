import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findOrInstallChromium } from '../browsers.ts';

export type Locale = 'ko' | 'en';

/** What a signed-in member's browser has stored. */
export type StoredMember = Record<string, string>;

/** How many times slower the phone's processor is. */
export const CPU_SLOWDOWN = 4;

/** Slow 4G, as Lighthouse has it; bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

export const LANGUAGES = { ko: 'ko-KR', en: 'en-US' } as const;

type PhoneOptions = {
  origin: string;
  locale?: Locale;
  member?: StoredMember | undefined;
  /** Slow 4G; without it only the processor is slow. */
  isOnSlowNetwork?: boolean;
};

export type Phone = { browser: Browser; page: Page; devtools: CDPSession };

/** A slow phone with a fresh browser profile: nothing cached, nothing compiled, nothing stored but the member. */
export async function withSlowPhone<T>(
  { origin, locale = 'ko', member = {}, isOnSlowNetwork = false }: PhoneOptions,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: LANGUAGES[locale],
      // It starts when the page is at rest, and would fetch every file of the app without the slow network.
      serviceWorkers: 'block',
      storageState: {
        cookies: [],
        origins: [{ origin, localStorage: Object.entries(member).map(([name, value]) => ({ name, value })) }],
      },
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (isOnSlowNetwork) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await use({ browser, page, devtools });
  } finally {
    await browser.close();
  }
}

/** Signs a member of the demo data in. `site` is an origin that passes `/api` on. */
export async function signedInMember(site: string): Promise<StoredMember> {
  const response = await fetch(`${site}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' }),
  });
  if (!response.ok) throw new Error(`The demo member could not sign in: ${response.status}.`);
  const { user, token } = (await response.json()) as {
    user: unknown;
    token: { access: string; refresh: string };
  };
  return {
    'user-profile': JSON.stringify(user),
    'last-login': '2026-01-01T00:00:00.000Z',
    'auth-token': JSON.stringify({ access: token.access, refresh: token.refresh }),
  };
}
