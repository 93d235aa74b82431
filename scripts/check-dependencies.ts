// node scripts/check-dependencies.ts: no shipped package is under an unknown license or one that forbids our use, and none
// that is installed has a known hole. The second needs the registry; without its answer it says nothing.
//   --sbom <folder>  also writes the bills of materials (CycloneDX) of what is shipped there
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { knownHoles } from './dependencies/advisories.ts';
import { billOfMaterials, DECIDED, licenseProblems, SHIPPED } from './dependencies/licenses.ts';

const { sbom } = parseArgs({ options: { sbom: { type: 'string' } } }).values;
const asked = knownHoles();
const bills = await Promise.all(SHIPPED.map(async (name) => ({ name, text: await billOfMaterials(name) })));
const problems = new Set(bills.flatMap(({ text }) => licenseProblems(JSON.parse(text))));
const open = new Set(
  bills.flatMap(({ text }) => licenseProblems(JSON.parse(text), {})).map((one) => one.split(':')[0]),
);
for (const id of Object.keys(DECIDED))
  if (!open.has(id)) problems.add(`${id}: decided, but not needed any more`);
for (const hole of (await asked) ?? []) problems.add(hole);

if (sbom !== undefined) {
  await mkdir(sbom, { recursive: true });
  for (const { name, text } of bills)
    await writeFile(path.join(sbom, `${name.replace('@gli/', 'gli-')}.cdx.json`), text);
  console.log(`Wrote the bills of materials of ${bills.length} packages to ${sbom}.`);
}
if (problems.size > 0) {
  console.error(`Dependencies that need a decision:\n  ${[...problems].join('\n  ')}`);
  process.exitCode = 1;
}
