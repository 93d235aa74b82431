import type { Approval } from '../../openapi/changes/approvals.ts';
import type { PendingRelease } from './packages.ts';

/** Lists the reasons why no version can be created now, as sentences. */
export function findVersionBlockers(state: {
  changedFiles: readonly string[];
  isGatePassed: boolean;
  currentVersion: string;
  pending: PendingRelease | null;
  approvals: readonly Approval[];
}): string[] {
  const { pending, currentVersion, approvals } = state;
  if (!pending) return ['There is no pending changeset. Describe the change with `pnpm changeset`.'];
  const isMajor = parseMajor(pending.version) > parseMajor(currentVersion);
  const others = new Set(approvals.map(({ since }) => since).filter((since) => since !== pending.version));
  return [
    ...commonRefusals(state),
    ...(approvals.length > 0 && !isMajor
      ? [
          `The contract has breaking changes, but the changesets create ${pending.version}. One must be \`major\`.`,
        ]
      : []),
    ...[...others].map(
      (since) => `A break is approved for ${since}, but the next version is ${pending.version}.`,
    ),
  ];
}

/** Lists the reasons why nothing can be published now, as sentences. */
export function findPublishBlockers(state: {
  changedFiles: readonly string[];
  isGatePassed: boolean;
  pending: PendingRelease | null;
  hasToken: boolean;
  /** Documents that say that the packages are not on npm yet. */
  unpublishedNotes: readonly string[];
}): string[] {
  return [
    ...commonRefusals(state),
    ...(state.unpublishedNotes.length > 0
      ? [`Remove "not on npm yet" from ${state.unpublishedNotes.join(', ')}, and the test that requires it.`]
      : []),
    ...(state.pending
      ? ['Changesets are pending. Create the version first: `npm run release -- --version`.']
      : []),
    ...(state.hasToken ? [] : ['There is no token. Set NODE_AUTH_TOKEN.']),
  ];
}

function commonRefusals(state: { changedFiles: readonly string[]; isGatePassed: boolean }): string[] {
  return [
    ...(state.changedFiles.length > 0
      ? [`${state.changedFiles.length} files are not committed. A release contains only committed files.`]
      : []),
    ...(state.isGatePassed ? [] : ['The contract does not pass the gate. See above.']),
  ];
}

function parseMajor(version: string): number {
  return Number(version.split('.')[0]);
}
