// The first page of the built app beside a static page, by Lighthouse (mobile, simulated), medians of one run.
//   node scripts/measure/first-page.ts [runs]
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { securityHeaders } from '../../apps/web/security-headers.ts';
import { findOrInstallChromium } from '../browsers.ts';
import { root } from '../root.ts';
import { sandboxServer } from '../sandbox.ts';
import { startServers } from '../servers.ts';
import { runStep } from '../steps.ts';
import { serveBuiltSite } from './built-site.ts';

const runs = Number(process.argv[2] ?? 5);
const web = path.join(root, 'apps/web');
const work = await mkdtemp(path.join(tmpdir(), 'gli-first-page-'));

const STATIC_PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A static page.">
<title>Static</title></head><body><main><h1>머물고 싶은 곳에 투자하세요</h1><p>제주의 리조트부터 서울의 상업용 빌딩까지.</p></main></body></html>`;

/** Of the static page's first paint; and points of its score, out of 100. */
const PAINT_MAX_RATIO = 1.15;
const SCORE_MAX_DIFFERENCE = 2;

type Figures = { performance: number; accessibility: number; fcpMs: number; lcpMs: number; scriptKb: number };

try {
  await runStep({
    name: 'build',
    command: process.execPath,
    args: [
      'node_modules/vite/bin/vite.js',
      'build',
      '--logLevel',
      'warn',
      '--outDir',
      path.join(work, 'app'),
    ],
    cwd: web,
  });
  await writeFile(path.join(work, 'index.html'), STATIC_PAGE);
  const [apiPort, debugPort] = [await freePort(), await freePort()];
  const [sandbox] = await startServers([{ ...sandboxServer(apiPort, path.join(work, 'data')), echo: false }]);
  const app = await serveBuiltSite({
    folder: path.join(work, 'app'),
    headers: securityHeaders(await readFile(path.join(work, 'app/index.html'), 'utf8')),
    api: `http://127.0.0.1:${apiPort}`,
  });
  const peer = await serveBuiltSite({ folder: work, headers: {} });
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
  });
  try {
    // Alternating, so that other load on the machine affects both.
    const rows: { app: Figures[]; peer: Figures[] } = { app: [], peer: [] };
    for (let run = 0; run < runs; run += 1) {
      rows.peer.push(await measure(`${peer.url}/`, debugPort));
      rows.app.push(await measure(`${app.url}/`, debugPort));
    }
    const [appMedian, peerMedian] = [medianOf(rows.app), medianOf(rows.peer)];
    console.table({ 'static page': peerMedian, 'app at /': appMedian });
    const paint = appMedian.fcpMs / peerMedian.fcpMs;
    const below = {
      performance: peerMedian.performance - appMedian.performance,
      accessibility: peerMedian.accessibility - appMedian.accessibility,
    };
    console.log(
      `First paint ${paint.toFixed(2)} × the static page's; ` +
        `score ${below.performance} below in performance, ` +
        `${below.accessibility} in accessibility (medians of ${runs}).`,
    );
    if (paint > PAINT_MAX_RATIO || Math.max(below.performance, below.accessibility) > SCORE_MAX_DIFFERENCE) {
      console.error(
        `More than ${PAINT_MAX_RATIO} × the static page's first paint, or ${SCORE_MAX_DIFFERENCE} below its score.`,
      );
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    app.server.close();
    peer.server.close();
    sandbox?.kill('SIGTERM');
  }
} finally {
  await rm(work, { recursive: true, force: true });
}

/** A failed recording (sometimes `NO_NAVSTART`) is repeated. */
async function measure(url: string, port: number, attempts = 3): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) {
    if (attempts > 1) return measure(url, port, attempts - 1);
    throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
  }
  const requests = audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  const scriptBytes = items
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0);
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    accessibility: Math.round((categories.accessibility?.score ?? 0) * 100),
    fcpMs: Math.round(audits['first-contentful-paint']?.numericValue ?? 0),
    lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    scriptKb: Math.round(scriptBytes / 100) / 10,
  };
}

function medianOf(rows: Figures[]): Figures {
  const median = (key: keyof Figures) => {
    const values = rows.map((row) => row[key]).toSorted((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    fcpMs: median('fcpMs'),
    lcpMs: median('lcpMs'),
    scriptKb: median('scriptKb'),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
