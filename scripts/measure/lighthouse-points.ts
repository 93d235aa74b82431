import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findOrInstallChromium } from '../browsers.ts';
import { mediansOf } from './medians.ts';
import { freePort, type Sites } from './sites.ts';
import { LANGUAGES, type Locale } from './slow-phone.ts';

const GROUPS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Points, out of 100, and the simulated first paint. */
type Points = Record<(typeof GROUPS)[number] | 'firstPaintMs', number>;

/** Of the static page's first paint; and points that a group may be below the static page's. */
const PAINT_MAX_RATIO = 1.15;
const POINTS_MAX_DIFFERENCE = 2;

/**
 * `/` beside a static page, by Lighthouse (mobile, simulated), each time in a fresh browser. Prints the medians.
 *
 * @returns the limits that were broken, in words
 */
export async function measurePoints(
  { app, staticPage, against }: Sites,
  locale: Locale,
  runs: number,
): Promise<string[]> {
  const rows: { app: Points[]; staticPage: Points[]; against: Points[] } = {
    app: [],
    staticPage: [],
    against: [],
  };
  // Alternating, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run += 1) {
    rows.staticPage.push(await measure(`${staticPage}/`, locale));
    rows.app.push(await measure(`${app}/`, locale));
    if (against !== undefined) rows.against.push(await measure(`${against}/`, locale));
  }
  const [own, peer] = [mediansOf(rows.app), mediansOf(rows.staticPage)];
  console.log(`\nLighthouse at / in ${locale} (medians of ${runs}):`);
  console.table({
    'static page': peer,
    'app at /': own,
    ...(against !== undefined && { 'the other build at /': mediansOf(rows.against) }),
  });
  const broken = GROUPS.filter((group) => own[group] < peer[group] - POINTS_MAX_DIFFERENCE).map(
    (group) => `${group} in ${locale}: ${own[group]} points, the static page ${peer[group]}`,
  );
  const ratio = own.firstPaintMs / peer.firstPaintMs;
  console.log(
    `First paint ${ratio.toFixed(2)} × the static page's, at most ${PAINT_MAX_RATIO}` +
      `${ratio > PAINT_MAX_RATIO ? ', not yet met' : ''}.`,
  );
  for (const group of GROUPS) {
    if (own[group] < 100) console.log(`${group}: ${own[group]} of 100 points, not yet met`);
  }
  return broken;
}

/** A failed recording (sometimes `NO_NAVSTART`) is repeated. */
async function measure(url: string, locale: Locale, attempts = 3): Promise<Points> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--accept-lang=${LANGUAGES[locale]}`,
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...GROUPS] });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
    const points = (group: string) => Math.round((categories[group]?.score ?? 0) * 100);
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
      firstPaintMs: Math.round(audits['first-contentful-paint']?.numericValue ?? Number.NaN),
    };
  } catch (error) {
    if (attempts > 1) return await measure(url, locale, attempts - 1);
    throw error;
  } finally {
    await browser.close();
  }
}
