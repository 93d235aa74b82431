import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { declaredResponses, findGaps, responseTable } from './coverage-check.ts';
import { exemptions } from './exemptions.ts';
import type { ResponseCounts } from './response-counts.ts';

// Compares the responses of each operation with its declared ones after a run of all files. Partial runs are not checked.
// The tests without the tag `slow` must return every declared response.
export default async function setup(project: TestProject) {
  const { testFiles } = await project.globTestFiles();
  const { runFolder } = project.getProvidedContext();
  return () => {
    if (!isWholeRun(project, testFiles)) return;
    const counts = readCounts(path.join(runFolder, 'responses'));
    console.log(`\n${responseTable(counts)}`);
    const gaps = findGaps(declaredResponses, counts, exemptions);
    if (gaps.length > 0) throw new Error(`The tests leave gaps in the contract:\n  ${gaps.join('\n  ')}`);
  };
}

function readCounts(folder: string): ResponseCounts {
  const counts: Record<string, number> = {};
  for (const file of readdirSync(folder)) {
    const found: ResponseCounts = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    for (const [key, count] of Object.entries(found)) counts[key] = (counts[key] ?? 0) + count;
  }
  return counts;
}

function isWholeRun({ vitest }: TestProject, all: readonly string[]): boolean {
  // Skips the report after failures, because gaps would be misleading and the failure should be printed last.
  if (vitest.state.getFailedFilepaths().length > 0) return false;
  const ran = new Set(vitest.state.getFiles().map(({ filepath }) => filepath));
  const { tagsFilter = [] } = vitest.config;
  const hasFastTests = tagsFilter.every((filter) => filter === '!slow');
  return (
    hasFastTests && vitest.getGlobalTestNamePattern() === undefined && all.every((file) => ran.has(file))
  );
}
