// What the pages of the built app cost on a slow phone, beside a static page: medians, each load in a fresh browser.
//   node scripts/measure/pages.ts [runs] [--build dist] [--against dist] [--language ko|en] [paths]
import { parseArgs } from 'node:util';
import { measurePoints } from './lighthouse-points.ts';
import { checkLimits } from './limits.ts';
import { MEASURED_PAGES, type MeasuredPage } from './measured-pages.ts';
import { mediansOf } from './medians.ts';
import { measureLoad, type PageFigures } from './page-load.ts';
import { type Sites, withSites } from './sites.ts';
import { type Locale, signedInMember } from './slow-phone.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string' },
    against: { type: 'string' },
    language: { type: 'string', multiple: true, default: ['ko', 'en'] },
  },
});
const isCount = (text: string) => /^\d+$/.test(text);
const runs = Number(positionals.find(isCount) ?? 5);
const paths = positionals.filter((text) => !isCount(text));
const pages = paths.length === 0 ? MEASURED_PAGES : paths.map(knownPage);

const broken: string[] = [];
await withSites({ folder: values.build, against: values.against }, async (sites) => {
  for (const locale of values.language.map(knownLocale)) {
    await measurePages(sites, locale);
    if (pages.some(({ path }) => path === '/')) broken.push(...(await measurePoints(sites, locale, runs)));
  }
});
if (broken.length > 0) {
  console.error(`\nAbove the limits of scripts/measure/limits.ts:\n  ${broken.join('\n  ')}`);
  process.exitCode = 1;
}

/** Prints the figures of every page, then how they stand to their limits. */
async function measurePages(sites: Sites, locale: Locale): Promise<void> {
  const rows = new Map<string, PageFigures[]>();
  const load = async (name: string, origin: string, { path, kind }: MeasuredPage) => {
    const member = kind === 'member' ? await signedInMember(sites.app) : undefined;
    const figures = await measureLoad(origin, { path, locale, member });
    rows.set(name, [...(rows.get(name) ?? []), figures]);
  };
  // Alternating, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run += 1) {
    await load('static page', sites.staticPage, { path: '/', kind: 'first' });
    for (const page of pages) {
      await load(page.path, sites.app, page);
      if (sites.against !== undefined) await load(`${page.path}, other build`, sites.against, page);
    }
  }
  const medians = new Map([...rows].map(([name, figures]) => [name, mediansOf(figures)]));
  console.log(`\nPages in ${locale} on a phone at 4 × CPU and slow 4G (medians of ${runs}):`);
  console.table(Object.fromEntries(medians));
  const staticPage = medians.get('static page');
  const results = pages.flatMap((page) => {
    const figures = medians.get(page.path);
    if (!figures || !staticPage) return [];
    return checkLimits(page, figures, staticPage).map((result) => ({ page: page.path, ...result }));
  });
  const lineOf = ({ page, figure, value, max }: (typeof results)[number]) =>
    `${figure} of ${page} in ${locale}: ${value}, at most ${max}`;
  const print = (title: string, found: typeof results) =>
    console.log(
      `\n${found.length} of ${results.length} limits ${title}`,
      found.map((one) => `\n  ${lineOf(one)}`).join(''),
    );
  print(
    'not yet met:',
    results.filter(({ isMet, isListed }) => !isMet && isListed),
  );
  print(
    'met, though listed as not yet met:',
    results.filter(({ isMet, isListed }) => isMet && isListed),
  );
  broken.push(...results.filter(({ isMet, isListed }) => !isMet && !isListed).map(lineOf));
}

/** A page that is not in the list counts as a public one. */
function knownPage(path: string): MeasuredPage {
  return MEASURED_PAGES.find((page) => page.path === path) ?? { path, kind: 'data' };
}

function knownLocale(text: string): Locale {
  if (text !== 'ko' && text !== 'en') throw new Error(`No such language: ${text}.`);
  return text;
}
