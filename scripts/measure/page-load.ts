import { scriptsOfRoute } from './route-scripts.ts';
import { type Locale, type StoredMember, withSlowPhone } from './slow-phone.ts';
import { type TraceFigures, traced } from './trace.ts';

/** Time without a request after which a page is at rest; what it puts off comes earlier. */
const REST_MS = 2_500;

export type PageFigures = TraceFigures & {
  requests: number;
  kB: number;
  /** Before the page can be read: what its document and its screen import. */
  firstScripts: number;
  firstScriptKb: number;
  /** In all, with what comes later. */
  scripts: number;
  scriptKb: number;
  /** Those that were there at the largest paint: before the page can be read. */
  firstFonts: number;
  firstFontKb: number;
  fontKb: number;
  imageKb: number;
  /** Responses of the API. */
  reads: number;
};

type LoadOptions = { path: string; locale: Locale; member?: StoredMember | undefined };

/**
 * Opens a page on a slow phone on slow 4G with a fresh profile, until it is at rest. Sizes as they were transferred. A
 * failed recording (sometimes a trace has no start) is repeated.
 */
export async function measureLoad(origin: string, options: LoadOptions, attempts = 3): Promise<PageFigures> {
  try {
    return await measureOnce(origin, options);
  } catch (error) {
    if (attempts > 1) return measureLoad(origin, options, attempts - 1);
    throw error;
  }
}

function measureOnce(origin: string, { path, locale, member }: LoadOptions): Promise<PageFigures> {
  return withSlowPhone(
    { origin, locale, member, isOnSlowNetwork: true },
    async ({ browser, page, devtools }) => {
      const responses = new Map<string, { type: string; url: string }>();
      const loaded: { type: string; url: string; bytes: number }[] = [];
      devtools.on('Network.responseReceived', ({ requestId, type, response: { url } }) =>
        responses.set(requestId, { type, url }),
      );
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        loaded.push({
          ...(responses.get(requestId) ?? { type: 'Other', url: '' }),
          bytes: encodedDataLength,
        });
      });
      const figures = await traced(browser, page, async () => {
        await page.goto(origin + path, { waitUntil: 'load' });
        for (let seen = -1; seen !== loaded.length; ) {
          seen = loaded.length;
          await page.waitForTimeout(REST_MS);
        }
      });
      const first = await scriptsOfRoute(origin, path, locale);
      const ends = new Map(
        await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map((entry) => [entry.name, entry.startTime + entry.duration] as const),
        ),
      );
      const of = (...wanted: string[]) => loaded.filter(({ type }) => wanted.includes(type));
      const firstFonts = of('Font').filter(({ url }) => (ends.get(url) ?? 0) <= figures.largestPaintMs);
      return {
        ...figures,
        requests: loaded.length,
        kB: kB(loaded),
        firstScripts: first.length,
        firstScriptKb: kB(first),
        scripts: of('Script').length,
        scriptKb: kB(of('Script')),
        firstFonts: firstFonts.length,
        firstFontKb: kB(firstFonts),
        fontKb: kB(of('Font')),
        imageKb: kB(of('Image')),
        reads: of('Fetch', 'XHR').length,
      };
    },
  );
}

function kB(files: readonly { bytes: number }[]): number {
  return Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
}
