// Measures public pages with Lighthouse (mobile, simulated) and a real sandbox. Prints medians over fresh browsers.
// node bench/pages.ts [runs] [--check] [--cpu-slowdown=4] [--against=ref] [words in the paths]
// The budgets assume Lighthouse's slowdown of 4 on an ordinary computer. On a slower one, give a smaller factor. Rows with the
// factor 4 are printed next to it, and, with `--against`, the rows of that commit's build in the same run:
// https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
import { statSync } from 'node:fs';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { getMedians, type Language, retry, withPage } from './browser.ts';
import { parseOptions } from './options.ts';
import { findLastRelease, type Site, withSites } from './sites.ts';

const FAST_PATHS = [
  '/',
  '/login',
  '/signup',
  '/terms',
  '/privacy',
  '/risk-disclosure',
  '/accessibility',
] as const;
const OTHER_PATHS = [
  '/business',
  '/rwa-assets',
  '/rwa-assets/ast_5gw8n2kd7q',
  '/shopping',
  '/shopping/product/prd_4wn8d2tk6r',
  '/conversion',
  '/help-center',
  '/design-tokens',
  '/token-test',
  '/styled-system',
  '/accessibility-demo',
  '/animation-demo',
] as const;

/** Budgets of a page. Scores are out of 100. */
type Budgets = { minScore: number; maxScriptKb: number };
const LAYOUT_SHIFT_MAX = 0.05;
/** Lighthouse's own slowdown of the processor. */
const DEFAULT_SLOWDOWN = 4;
const LANGUAGES = ['ko', 'en'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Figures = Record<
  (typeof CATEGORIES)[number] | 'FCP ms' | 'LCP ms' | 'TBT ms' | 'CLS' | 'JS kB' | 'CPU index',
  number
>;

const { runs, check, cpuSlowdown, against = findLastRelease(), isWanted } = parseOptions();
const paths = [...FAST_PATHS, ...OTHER_PATHS].filter(isWanted);
const slowdowns = [...new Set([cpuSlowdown, DEFAULT_SLOWDOWN])];
const measured = new Map<string, Figures[]>();
const missed: string[] = [];

await withSites(against, async (sites) => {
  const loads = paths.flatMap((path) =>
    LANGUAGES.flatMap((language) =>
      slowdowns.flatMap((slowdown) => sites.map((site) => ({ path, language, slowdown, site }))),
    ),
  );
  // Alternates between pages and builds, so that other load on the machine affects all of them.
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { path, language, slowdown, site }] of loads.entries()) {
      const name = toName(path, language, slowdown, sites.length > 1 ? site.name : '');
      console.log(`run ${run} of ${runs}, load ${index + 1} of ${loads.length}: ${name}`);
      const figures = await retry(() => measurePage(site, path, language, slowdown));
      measured.set(name, [...(measured.get(name) ?? []), figures]);
    }
  }
  for (const { path, language, slowdown, site } of loads) {
    if (site !== sites[0] || slowdown !== cpuSlowdown) continue;
    const name = toName(path, language, slowdown, sites.length > 1 ? site.name : '');
    const found = findMissed(getMedians(measured.get(name) ?? []), getBudgets(path));
    if (found.length > 0) missed.push(`${name}: ${found.join(', ')}`);
  }
});
console.log(`\nPages on a phone, by Lighthouse (medians of ${runs}):`);
console.table(Object.fromEntries([...measured].map(([name, rows]) => [name, getMedians(rows)])));
console.log(missed.length > 0 ? `Budgets missed:\n${missed.join('\n')}` : 'All budgets are met.');
if (check && missed.length > 0) process.exitCode = 1;

function toName(path: string, language: Language, slowdown: number, build: string): string {
  return `${path} ${language} × ${slowdown} ${build}`.trim();
}

async function measurePage(
  { origin, dist }: Site,
  path: string,
  language: Language,
  slowdown: number,
): Promise<Figures> {
  const url = origin + path;
  return withPage(language, async (page) => {
    const result = await lighthouse(
      url,
      {
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
        throttling: { cpuSlowdownMultiplier: slowdown },
      },
      undefined,
      page,
    );
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
    if (!(await page.$('#root:not([data-prerendered])'))) throw new Error(`The app did not start at ${url}.`);
    const getScore = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const getNumber = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: getScore('performance'),
      accessibility: getScore('accessibility'),
      'best-practices': getScore('best-practices'),
      seo: getScore('seo'),
      'FCP ms': Math.round(getNumber('first-contentful-paint')),
      'LCP ms': Math.round(getNumber('largest-contentful-paint')),
      'TBT ms': Math.round(getNumber('total-blocking-time')),
      CLS: Math.round(getNumber('cumulative-layout-shift') * 1_000) / 1_000,
      'JS kB': Math.round(getScriptBytes(dist, audits['network-requests']?.details) / 100) / 10,
      'CPU index': environment.benchmarkIndex,
    };
  });
}

/** Returns the Brotli size of all scripts fetched until the page was idle, in bytes without headers. */
function getScriptBytes(dist: string, details: unknown): number {
  if (typeof details !== 'object' || details === null || !('items' in details)) return Number.NaN;
  if (!Array.isArray(details.items)) return Number.NaN;
  return details.items
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum: number, { url }) => sum + statSync(path.join(dist, `${new URL(url).pathname}.br`)).size, 0);
}

function getBudgets(path: string): Budgets {
  const isFast = FAST_PATHS.some((fast) => fast === path);
  return { minScore: isFast ? 95 : 90, maxScriptKb: path === '/' ? 175 : 240 };
}

/** Describes the exceeded budgets. */
function findMissed(figures: Record<keyof Figures, number>, { minScore, maxScriptKb }: Budgets): string[] {
  const missed = (['accessibility', 'best-practices', 'seo'] as const)
    .filter((category) => figures[category] < 100)
    .map((category) => `${category} < 100`);
  if (figures.performance < minScore) missed.push(`performance < ${minScore}`);
  if (figures.CLS > LAYOUT_SHIFT_MAX) missed.push(`CLS > ${LAYOUT_SHIFT_MAX}`);
  if (figures['JS kB'] > maxScriptKb) missed.push(`JS > ${maxScriptKb} kB`);
  return missed;
}
