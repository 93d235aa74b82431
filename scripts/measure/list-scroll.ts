// The asset list over 10,000 assets at 4 × CPU: DOM nodes, script, whole work and longest frame of a scroll step, at page 1
// and at page 100.
//   node scripts/measure/list-scroll.ts [folder of a built app]
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findOrInstallChromium } from '../browsers.ts';
import { withSites } from './sites.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';
import { longestTask } from './trace.ts';

const SCROLL_STEPS = 20;
/** One turn of a mouse wheel, in px. */
const SCROLL_STEP_PX = 300;
const LAST_PAGE = 100;
/** CPU time of the longest task, so of the longest frame. */
const FRAME_MAX_MS = 50;
type Figures = { nodes: number; cards: number; scriptMs: number; workMs: number; longestTaskMs: number };

await withSites({ folder: process.argv[2], seed: 'large' }, async ({ app }) => {
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${app}/rwa-assets`);
    await page.locator('[aria-posinset="1"]').waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.mouse.move(700, 600);
    const first = await measure(browser, page, devtools);
    await scrollToPage(page, LAST_PAGE);
    const last = await measure(browser, page, devtools);
    console.table({ 'page 1': first, [`page ${LAST_PAGE}`]: last });
    const ratio = (of: keyof Figures) => (last[of] / first[of]).toFixed(2);
    console.log(
      `Page ${LAST_PAGE} ÷ page 1: ${ratio('nodes')} in nodes, ${ratio('scriptMs')} in script, ` +
        `${ratio('workMs')} in all work (means of ${SCROLL_STEPS} steps of ${SCROLL_STEP_PX} px; every page between was scrolled through).`,
    );
    const longest = Math.max(first.longestTaskMs, last.longestTaskMs);
    if (longest > FRAME_MAX_MS) {
      console.error(`The longest frame took ${longest} ms of ${FRAME_MAX_MS}.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
});

/** The cost of scrolling from the current position. */
async function measure(browser: Browser, page: Page, devtools: CDPSession): Promise<Figures> {
  await settle(page);
  const before = await spent(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const longestTaskMs = await longestTask(browser, page, async () => {
    for (let step = 0; step < SCROLL_STEPS; step += 1) {
      await page.mouse.wheel(0, SCROLL_STEP_PX);
      await page.waitForTimeout(120);
    }
  });
  const after = await spent(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await settle(page);
  const nodes = await page.locator('*').count();
  const cards = await page.getByRole('article').count();
  const perStep = (seconds: number) => Math.round((seconds / SCROLL_STEPS) * 10_000) / 10;
  return {
    nodes,
    cards,
    scriptMs: perStep(after.script - before.script),
    workMs: perStep(after.task - before.task),
    longestTaskMs,
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
