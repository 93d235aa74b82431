// Measures first visits over slow 3G (400 kbit/s, 400 ms), until the app has started and the page shows its heading. Prints
// medians over fresh browsers. node bench/slow-network.ts [runs] [--against=ref] [words in the paths]
import { getMedians, withPage } from './browser.ts';
import { parseOptions } from './options.ts';
import { findLastRelease, withSites } from './sites.ts';

const PATHS = ['/', '/rwa-assets/ast_5gw8n2kd7q'];
const BYTES_PER_SECOND = 400_000 / 8;
const SLOW_3G = { download: BYTES_PER_SECOND, upload: BYTES_PER_SECOND, latency: 400 };
const USABLE = '#root:not([data-prerendered]) main h1';

const { runs, against = findLastRelease(), isWanted } = parseOptions();
const measured = new Map<string, { seconds: number }[]>();

await withSites(against, async (sites) => {
  for (let run = 1; run <= runs; run += 1) {
    for (const path of PATHS.filter(isWanted)) {
      for (const { name, origin } of sites) {
        const row = `${path} ${name}`;
        console.log(`run ${run} of ${runs}: ${row}`);
        measured.set(row, [...(measured.get(row) ?? []), { seconds: await measureVisit(origin + path) }]);
      }
    }
  }
});
console.log(`\nFirst visits over slow 3G until the page is usable (medians of ${runs}):`);
console.table(Object.fromEntries([...measured].map(([row, figures]) => [row, getMedians(figures)])));

async function measureVisit(url: string): Promise<number> {
  return withPage('ko', async (page) => {
    await page.emulateNetworkConditions(SLOW_3G);
    const start = performance.now();
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 120_000 });
    await page.waitForSelector(USABLE, { visible: true, timeout: 120_000 });
    return Math.round((performance.now() - start) / 100) / 10;
  });
}
