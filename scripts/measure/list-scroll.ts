// The asset list over 10,000 assets: DOM nodes, script and whole work of a scroll step, at page 1 and at page 100.
//   node scripts/measure/list-scroll.ts [folder of a built app]
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { securityHeaders } from '../../apps/web/security-headers.ts';
import { findOrInstallChromium } from '../browsers.ts';
import { root } from '../root.ts';
import { startServers } from '../servers.ts';
import { runStep } from '../steps.ts';
import { serveBuiltSite } from './built-site.ts';

const API_PORT = 24_000 + (process.pid % 900);
const SCROLL_STEPS = 20;
/** One turn of a mouse wheel, in px. */
const SCROLL_STEP_PX = 300;
const LAST_PAGE = 100;
const work = await mkdtemp(path.join(tmpdir(), 'gli-list-scroll-'));

type Figures = { nodes: number; cards: number; scriptMs: number; workMs: number };

try {
  const folder = process.argv[2] ?? path.join(work, 'app');
  if (!process.argv[2]) {
    await runStep({
      name: 'build',
      command: process.execPath,
      args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', folder],
      cwd: path.join(root, 'apps/web'),
    });
  }
  const [sandbox] = await startServers([
    {
      name: 'sandbox',
      url: `http://127.0.0.1:${API_PORT}/api/team-members/`,
      args: [
        'apps/sandbox/src/cli.ts',
        '--port',
        String(API_PORT),
        '--data',
        path.join(work, 'data'),
        '--seed',
        'large',
      ],
    },
  ]);
  const app = await serveBuiltSite({
    folder,
    headers: securityHeaders(await readFile(path.join(folder, 'index.html'), 'utf8')),
    api: `http://127.0.0.1:${API_PORT}`,
  });
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${app.url}/rwa-assets`);
    await page.locator('[aria-posinset="1"]').waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.mouse.move(700, 600);
    const first = await measure(page, devtools);
    await scrollToPage(page, LAST_PAGE);
    const last = await measure(page, devtools);
    console.table({ 'page 1': first, [`page ${LAST_PAGE}`]: last });
    const ratio = (of: keyof Figures) => (last[of] / first[of]).toFixed(2);
    console.log(
      `Page ${LAST_PAGE} ÷ page 1: ${ratio('nodes')} in nodes, ${ratio('scriptMs')} in script, ` +
        `${ratio('workMs')} in all work (means of ${SCROLL_STEPS} steps of ${SCROLL_STEP_PX} px; every page between was scrolled through).`,
    );
  } finally {
    await browser.close();
    app.server.close();
    sandbox?.kill('SIGTERM');
  }
} finally {
  await rm(work, { recursive: true, force: true });
}

/** The cost of scrolling from the current position. */
async function measure(page: Page, devtools: CDPSession): Promise<Figures> {
  await settle(page);
  const before = await spent(devtools);
  let nodes = 0;
  let cards = 0;
  for (let step = 0; step < SCROLL_STEPS; step += 1) {
    await page.mouse.wheel(0, SCROLL_STEP_PX);
    await page.waitForTimeout(120);
    nodes = Math.max(nodes, await page.locator('*').count());
    cards = Math.max(cards, await page.getByRole('article').count());
  }
  const after = await spent(devtools);
  const perStep = (seconds: number) => Math.round((seconds / SCROLL_STEPS) * 10_000) / 10;
  return {
    nodes,
    cards,
    scriptMs: perStep(after.script - before.script),
    workMs: perStep(after.task - before.task),
  };
}

/** Seconds of script and of total work since the page was opened. */
async function spent(devtools: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const secondsOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { script: secondsOf('ScriptDuration'), task: secondsOf('TaskDuration') };
}

/** Scrolls through every page in between, without a pause. */
async function scrollToPage(page: Page, wanted: number): Promise<void> {
  for (;;) {
    const shown = Number(new URL(page.url()).searchParams.get('page') ?? 1);
    if (shown >= wanted) return;
    for (let turn = 0; turn < 12; turn += 1) {
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(40);
    }
    await page.waitForTimeout(250);
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
}
