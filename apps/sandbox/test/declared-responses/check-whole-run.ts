import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { declaredResponses } from './declared-responses.ts';
import { exemptions } from './exemptions.ts';
import { findGaps } from './gate.ts';
import { responseTable } from './report.ts';
import type { ResponseCounts } from './tally.ts';

// At the end of the whole suite: what each operation answered, held against what it declares. A part of the suite covers
// a part of the contract and is not judged.
export default async function setup(project: TestProject) {
  const { testFiles } = await project.globTestFiles();
  const { runFolder } = project.getProvidedContext();
  return () => {
    if (!isWholeRun(project, testFiles)) return;
    const counts = readCounts(path.join(runFolder, 'answers'));
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
  const ran = new Set(vitest.state.getFiles().map(({ filepath }) => filepath));
  return vitest.getGlobalTestNamePattern() === undefined && all.every((file) => ran.has(file));
}
