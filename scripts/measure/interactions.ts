// From a press or key to the next paint on a phone at 4 × CPU: medians, each in a fresh browser.
//   node scripts/measure/interactions.ts [runs] [--build dist] [--against dist] [words of the names]
import { parseArgs } from 'node:util';
import { INTERACTIONS, type Interaction } from './interaction-steps.ts';
import { mediansOf } from './medians.ts';
import { withSites } from './sites.ts';
import { signedInMember, withSlowPhone } from './slow-phone.ts';
import { type InputFigures, tracedInput } from './trace.ts';

/** CPU time of the main thread from the input to the next paint. */
const PAINT_MAX_CPU_MS = 100;

const REST_MS = 1_500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'string' }, against: { type: 'string' } },
});
const isCount = (text: string) => /^\d+$/.test(text);
const runs = Number(positionals.find(isCount) ?? 5);
const words = positionals.filter((text) => !isCount(text));
const chosen = INTERACTIONS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

await withSites({ folder: values.build, against: values.against }, async ({ app, against }) => {
  const rows = new Map<string, InputFigures[]>();
  // Alternating, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const interaction of chosen) {
      const { name } = interaction;
      const figures = await measure(app, interaction);
      console.log(name, JSON.stringify(figures));
      rows.set(name, [...(rows.get(name) ?? []), figures]);
      if (against === undefined) continue;
      const other = `${name}, other build`;
      rows.set(other, [...(rows.get(other) ?? []), await measure(against, interaction)]);
    }
  }
  const medians = [...rows].map(([name, figures]) => [name, mediansOf(figures)] as const);
  console.log(`\nInput to next paint on a phone at 4 × CPU (medians of ${runs}):`);
  console.table(Object.fromEntries(medians));
  for (const [name, { cpuToPaintMs }] of medians) {
    if (cpuToPaintMs <= PAINT_MAX_CPU_MS || name.endsWith('other build')) continue;
    console.error(`${name}: ${cpuToPaintMs} ms of ${PAINT_MAX_CPU_MS}`);
    process.exitCode = 1;
  }
});

async function measure(origin: string, { path, isMember, before, act }: Interaction): Promise<InputFigures> {
  const member = isMember ? await signedInMember(origin) : undefined;
  return withSlowPhone({ origin, locale: 'en', member }, async ({ browser, page }) => {
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
    await before?.(page);
    await page.waitForTimeout(REST_MS);
    return tracedInput(browser, page, async () => {
      await act(page);
      await page.waitForTimeout(REST_MS);
    });
  });
}
