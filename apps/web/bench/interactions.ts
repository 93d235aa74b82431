// Measures first interactions with pages, in a Lighthouse timespan on a simulated slow phone. Prints medians over fresh
// browsers. node bench/interactions.ts [runs] [--cpu-slowdown=4] [words in the names]
import { startTimespan } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import { getMedians, retry, withPage } from './browser.ts';
import { parseOptions } from './options.ts';
import { withSite } from './sites.ts';

type Act = (page: Page) => Promise<void>;
type Interaction = {
  name: string;
  path: string;
  isMember?: true;
  /** Preparation that is not part of the measurement. */
  before?: Act;
  act: Act;
};

const press =
  (role: string, name: string): Act =>
  (page) =>
    page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
const openMenu = press('button', 'Open menu');
const openHelp = press('button', 'Open help');

/** Changes a select by keyboard, because a click would open the system's list. */
const nextOption = (name: string): Pick<Interaction, 'before' | 'act'> => ({
  before: async (page) => {
    const select = await page.locator(`::-p-aria([name="${name}"][role="combobox"])`).waitHandle();
    await select.focus();
  },
  act: (page) => page.keyboard.press('ArrowDown'),
});
const digit = (name: string): Pick<Interaction, 'before' | 'act'> => ({
  before: async (page) => {
    const field = page.locator(`::-p-aria([name="${name}"][role="textbox"])`);
    await field.fill('1');
    await (await field.waitHandle()).focus();
  },
  act: (page) => page.keyboard.press('5'),
});

const INTERACTIONS: readonly Interaction[] = [
  { name: 'menu opens at /', path: '/', act: openMenu },
  {
    name: 'wallet opens at /',
    path: '/',
    act: (page) => page.locator('header button[data-guide="wallet"]').click(),
  },
  { name: 'dark mode at /', path: '/', before: openMenu, act: press('button', 'Switch to dark mode') },
  { name: 'link at /', path: '/', act: (page) => page.locator('main a[href="/rwa-assets"]').click() },
  { name: 'menu opens at a list', path: '/rwa-assets', act: openMenu },
  { name: 'help opens at a list', path: '/rwa-assets', act: openHelp },
  { name: 'chat opens at a list', path: '/rwa-assets', before: openHelp, act: press('tab', 'Chat') },
  { name: 'filter of a list', path: '/rwa-assets', ...nextOption('Risk') },
  { name: 'sort of a list', path: '/rwa-assets', ...nextOption('Sort') },
  { name: 'key in conversion', path: '/conversion', isMember: true, ...digit('Amount') },
  { name: 'key in invest', path: '/rwa-assets/ast_5gw8n2kd7q', isMember: true, ...digit('Amount') },
  { name: 'tab of My Page', path: '/mypage', isMember: true, act: press('tab', 'Transactions') },
];

/** Time allowed for an interaction's work to finish, in ms. */
const REST_MS = 1_500;

type Figures = { 'INP ms': number; 'TBT ms': number; CLS: number };

const { runs, cpuSlowdown, isWanted } = parseOptions();
const measured = INTERACTIONS.filter(({ name }) => isWanted(name)).map((interaction) => ({
  interaction,
  rows: [] as Figures[],
}));
await withSite(async (origin) => {
  for (let run = 1; run <= runs; run += 1) {
    for (const { interaction, rows } of measured) {
      console.log(`run ${run} of ${runs}: ${interaction.name}`);
      rows.push(await retry(() => measureInteraction(origin, interaction)));
    }
  }
});
console.log(`\nFirst interactions on a phone at ${cpuSlowdown} × CPU, by Lighthouse (medians of ${runs}):`);
console.table(
  Object.fromEntries(measured.map(({ interaction, rows }) => [interaction.name, getMedians(rows)])),
);

function measureInteraction(origin: string, { path, isMember, before, act }: Interaction): Promise<Figures> {
  return withPage('en', async (page) => {
    await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
    if (isMember) await logInDemoMember(page, origin);
    await page.goto(origin + path, { waitUntil: 'networkidle0' });
    await before?.(page);
    const timespan = await startTimespan(page, {
      flags: {
        logLevel: 'error',
        onlyCategories: ['performance'],
        throttling: { cpuSlowdownMultiplier: cpuSlowdown },
      },
    });
    await act(page);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const result = await timespan.endTimespan();
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse returned no result for ${path}.`);
    const getNumber = (name: string) => result.lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      'INP ms': Math.round(getNumber('interaction-to-next-paint')),
      'TBT ms': Math.round(getNumber('total-blocking-time')),
      CLS: Math.round(getNumber('cumulative-layout-shift') * 1_000) / 1_000,
    };
  });
}

/** Stores the browser data of a logged-in member. */
async function logInDemoMember(page: Page, origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' }),
  });
  if (!response.ok) throw new Error(`The demo member could not log in: ${response.status}.`);
  const { user, token } = await response.json();
  const stored = {
    'user-profile': JSON.stringify(user),
    'last-login': '2026-01-01T00:00:00.000Z',
    'auth-token': JSON.stringify(token),
  };
  await page.evaluateOnNewDocument((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
}
