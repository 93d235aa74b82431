import { requireChromium } from '@gli/testkit/browsers';
import puppeteer, { type Page } from 'puppeteer-core';

export type Language = 'ko' | 'en';

/** Opens a page in a fresh browser profile. */
export async function withPage<Result>(
  language: Language,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: requireChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // nginx has a self-signed certificate, which would also keep service workers from starting.
      '--ignore-certificate-errors',
      `--accept-lang=${language === 'ko' ? 'ko-KR' : 'en-US'}`,
    ],
  });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Repeats a measurement after a failed recording, because the start of Chromium's trace is sometimes missing. */
export async function retry<Result>(measure: () => Promise<Result>, attempts = 3): Promise<Result> {
  try {
    return await measure();
  } catch (error) {
    if (attempts === 1) throw error;
    return retry(measure, attempts - 1);
  }
}

/** Returns the median of each figure, calculated separately. */
export function getMedians<T extends Record<string, number>>(rows: readonly T[]): Record<keyof T, number> {
  const [first] = rows;
  if (!first) throw new Error('Nothing was measured.');
  const names: (keyof T)[] = Object.keys(first);
  const middle = Math.floor(rows.length / 2);
  const sort = (name: keyof T) => rows.map((row) => row[name] ?? Number.NaN).toSorted((a, b) => a - b);
  const entries = names.map((name) => [name, sort(name)[middle] ?? Number.NaN]);
  return Object.fromEntries(entries);
}
