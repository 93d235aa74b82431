// Generates openapi/CHANGELOG.md from the comparison with the last released contract.
import { type Approval, findApproval } from './approvals.ts';
import type { ContractChange } from './contract-change.ts';

export const UNRELEASED = '## Unreleased';
const INTRODUCTION = `# Changelog of the contract

What a program notices between two versions, by operation; wording and examples are left out. Made by \`npm run generate\`
from the comparison with the last released contract (\`released/openapi.json\`); the notes of breaks come from
\`approved-breaks.yaml\`. Do not edit.
`;
/**
 * Max number of operations listed by name. More become a count, because a new error code affects almost every
 * operation.
 */
const MAX_NAMED_OPERATIONS = 20;
const HEADINGS = ['Breaking', 'Added', 'Changed', 'Removed'] as const;

/**
 * Returns the whole file. Its first section comes from the comparison, and the sections of released versions come from
 * `previous`.
 */
export function contractChangelog(
  changes: readonly ContractChange[],
  approvals: readonly Approval[],
  releasedVersion: string,
  previous: string,
): string {
  const section =
    changes.length === 0
      ? `No change since ${releasedVersion}.`
      : formatSections(changes, approvals).join('\n\n');
  return `${[INTRODUCTION, UNRELEASED, '', section, '', ...releasedSections(previous)].join('\n').trimEnd()}\n`;
}

/** Returns the file after its unreleased section has been released. */
export function releasedChangelog(file: string, version: string, day: string): string {
  return file.replace(
    UNRELEASED,
    () => `${UNRELEASED}\n\nNo change since ${version}.\n\n## ${version} - ${day}`,
  );
}

function releasedSections(previous: string): string[] {
  const start = previous.search(/^## \d/m);
  return start === -1 ? [] : [previous.slice(start)];
}

function formatSections(changes: readonly ContractChange[], approvals: readonly Approval[]): string[] {
  const groups = Map.groupBy(changes, chooseHeading);
  return HEADINGS.flatMap((heading) => {
    const group = groups.get(heading);
    if (!group) return [];
    const sameText = Map.groupBy(group, formatText);
    const lines = Array.from(sameText.values(), (same) => formatLine(same, approvals));
    return `### ${heading}\n\n${lines.toSorted().join('\n')}`;
  });
}

function chooseHeading({ id, isBreak }: ContractChange): (typeof HEADINGS)[number] {
  if (isBreak) return 'Breaking';
  if (/(^new-|-added(-|$))/.test(id)) return 'Added';
  return /-removed(-|$)/.test(id) ? 'Removed' : 'Changed';
}

/** Formats a change. A new enum value is listed once for all statuses that have it. */
const formatText = ({ id, text }: ContractChange): string =>
  id === 'response-property-enum-value-added' ? text.replace(/ for the response status `\d+`/, '') : text;

function formatLine(same: readonly ContractChange[], approvals: readonly Approval[]): string {
  const operations = [...new Set(same.flatMap(({ operation }) => operation ?? []))].toSorted();
  const notes = new Set(
    same.flatMap((change) => {
      const approval = change.isBreak ? findApproval(change, approvals) : undefined;
      return approval ? `${approval.who}: ${approval.action} (since ${approval.since})` : [];
    }),
  );
  const [first] = same;
  const isShort = operations.length <= MAX_NAMED_OPERATIONS || first?.isBreak;
  const names = isShort ? operations.map((id) => `\`${id}\``).join(', ') : `${operations.length} operations`;
  const where = operations.length > 0 ? ` (${names})` : '';
  return [`- ${first ? formatText(first) : ''}${where}`, ...[...notes].map((note) => `  - ${note}`)].join(
    '\n',
  );
}
