import { compareWithRelease } from '../openapi/changes/released-contract.ts';
import { readOptions } from './options.ts';
import { findPublishBlockers, findVersionBlockers } from './release/blockers.ts';
import { generate, makeVersion, takeBaseline } from './release/make-version.ts';
import { changedFiles, currentVersion, pendingRelease, unpublishedNotes } from './release/packages.ts';
import { HAS_PROVENANCE, isConfirmed, packAll, publishAll } from './release/publish.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

const options = readOptions(
  `npm run release: publishes the committed version of @gli/sdk, @gli/validation, @gli/mcp and @gli/sandbox, after asking.

  npm run release -- --dry       builds, packs and checks the packages, and lists what blocks publishing
  npm run release -- --version   applies the changesets to the versions, changelogs and released contract; commit the result
  npm run release -- --baseline  makes the current contract the released one; only before the first publication
  npm run release -- --publish   publishes without asking, for CI`,
  {
    dry: { type: 'boolean', default: false },
    version: { type: 'boolean', default: false },
    baseline: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
  },
);
try {
  if (Object.values(options).filter(Boolean).length > 1) throw new Error('Pass only one option.');
  if (options.dry) await dry();
  else if (options.version) await version();
  else if (options.baseline) await baseline();
  else await publish(options.publish);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function dry(): Promise<void> {
  const { state, refusals } = await publishState();
  console.log(`Packages of ${await currentVersion()}:`);
  await packAll();
  if (state.pending) {
    console.log(`Next version by the changesets: ${state.pending.version}`);
    for (const summary of state.pending.summaries) console.log(`  - ${summary}`);
  }
  console.log(
    refusals.length === 0 ? 'Nothing was published.' : `Publishing is blocked:\n  ${refusals.join('\n  ')}`,
  );
  if (!state.isGatePassed) process.exitCode = 1;
}

async function version(): Promise<void> {
  const { approvals } = await compareWithRelease(`${root}/packages/sdk/openapi.json`);
  const { state } = await publishState();
  refuse(findVersionBlockers({ ...state, approvals, currentVersion: await currentVersion() }));
  const made = await makeVersion();
  console.log(
    `Created version ${made}. Review and commit it, then tag the commit v${made}. CI publishes the tag.`,
  );
}

async function baseline(): Promise<void> {
  await generate();
  await takeBaseline();
  await generate();
  console.log(`The current contract is now the released ${await currentVersion()}. Commit it.`);
}

async function publish(isAgreed: boolean): Promise<void> {
  const token = process.env.NODE_AUTH_TOKEN ?? '';
  const { refusals } = await publishState();
  refuse(refusals);
  const tarballs = await packAll();
  const how = HAS_PROVENANCE ? '' : ', without provenance since this is no CI service';
  const question = `Publish ${tarballs.length} packages of ${await currentVersion()}${how}?`;
  if (!isAgreed && !(await isConfirmed(question))) throw new Error('Nothing was published.');
  await publishAll(tarballs, token);
}

async function publishState() {
  const state = {
    changedFiles: await changedFiles(),
    isGatePassed:
      check('scripts/generate.ts', '--check') &&
      check('scripts/check-contract.ts') &&
      check('scripts/check-dependencies.ts', '--sbom', `${root}/.cache/sbom`),
    pending: await pendingRelease(),
    hasToken: Boolean(process.env.NODE_AUTH_TOKEN),
    unpublishedNotes: await unpublishedNotes(),
  };
  return { state, refusals: findPublishBlockers(state) };
}

function check(...args: string[]): boolean {
  return runProgram(process.execPath, args);
}

function refuse(refusals: readonly string[]): void {
  if (refusals.length > 0) throw new Error(`Refused:\n  ${refusals.join('\n  ')}`);
}
