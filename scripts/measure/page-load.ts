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
  fonts: number;
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
      const types = new Map<string, string>();
      const loaded: { type: string; bytes: number }[] = [];
      devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        loaded.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength });
      });
      const figures = await traced(browser, page, async () => {
        await page.goto(origin + path, { waitUntil: 'load' });
        for (let seen = -1; seen !== loaded.length; ) {
          seen = loaded.length;
          await page.waitForTimeout(REST_MS);
        }
      });
      const first = await scriptsOfRoute(origin, path, locale);
      const of = (...wanted: string[]) => loaded.filter(({ type }) => wanted.includes(type));
      return {
        ...figures,
        requests: loaded.length,
        kB: kB(loaded),
        firstScripts: first.length,
        firstScriptKb: kB(first),
        scripts: of('Script').length,
        scriptKb: kB(of('Script')),
        fonts: of('Font').length,
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
