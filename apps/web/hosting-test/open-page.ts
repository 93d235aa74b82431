import { requireChromium } from '@gli/testkit/browsers';
import { type Browser, chromium } from '@playwright/test';

/** Starts a browser to open pages in. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: requireChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // nginx has a self-signed certificate, which would also keep service workers from starting.
      '--ignore-certificate-errors',
    ],
  });

/** Opens a page and collects the errors that it logs. */
export async function openPage(browser: Browser, locale = 'en-US') {
  const page = await browser.newPage({ locale });
  // A generous timeout that only catches hangs, because a busy machine takes several times longer.
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  return { page, problems };
}
