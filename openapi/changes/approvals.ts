// Reads openapi/approved-breaks.yaml: intended breaks, each with what users have to do.
import { parse, stringify } from 'yaml';
import type { ContractChange } from './contract-change.ts';

export type Approval = {
  /** Text of the change, as in the comparison. */
  readonly change: string;
  /** Operation ids. Empty if a component has changed. */
  readonly operations: readonly string[];
  readonly who: string;
  readonly action: string;
  /** Version that contains the break. */
  readonly since: string;
};

export type Verdict = {
  /** Breaks that have no approval. */
  readonly open: readonly ContractChange[];
  /** Problems with the approvals, as sentences. */
  readonly problems: readonly string[];
};

/** Parses the approvals. @throws Error if the file is not a list of approvals */
export function readApprovals(text: string): Approval[] {
  const entries: unknown = parse(text) ?? [];
  if (!Array.isArray(entries)) throw new Error('The approved breaks are not a list.');
  return entries.map((entry: Record<string, unknown> | null, index) => {
    const { change, operations, who, action, since } = entry ?? {};
    const isSentence = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
    if (!isSentence(change) || !isSentence(who) || !isSentence(action) || !isSentence(since)) {
      throw new Error(
        `Approved break ${index + 1} needs \`change\`, \`operations\`, \`who\`, \`action\` and \`since\`.`,
      );
    }
    if (!Array.isArray(operations) || !operations.every(isSentence)) {
      throw new Error(`\`operations\` of approved break ${index + 1} is not a list of operation ids.`);
    }
    return { change, operations, who, action, since };
  });
}

/**
 * Matches breaks with approvals. Each break needs one approval. An approval is stale if it matches no break or its
 * version has already been released.
 */
export function judge(
  changes: readonly ContractChange[],
  approvals: readonly Approval[],
  releasedVersion: string,
): Verdict {
  const breaks = changes.filter(({ isBreak }) => isBreak);
  const open = breaks.filter((found) => findApproval(found, approvals) === undefined);
  const problems = approvals.flatMap((approval) => {
    const { change, operations, since } = approval;
    const fits = (operation: string | null) =>
      breaks.some((found) => found.text === change && found.operation === operation);
    const idle = operations.filter((operation) => !fits(operation));
    if (operations.length === 0 && !fits(null)) idle.push('no operation');
    return [
      ...idle.map((operation) => `Approved, but no such break (${operation}): ${change}`),
      ...(isLater(since, releasedVersion)
        ? []
        : [`Approved since ${since}, which is not after the released ${releasedVersion}: ${change}`]),
    ];
  });
  return { open, problems };
}

export function findApproval(
  { text, operation }: ContractChange,
  approvals: readonly Approval[],
): Approval | undefined {
  return approvals.find(
    ({ change, operations }) =>
      change === text && (operation === null ? operations.length === 0 : operations.includes(operation)),
  );
}

/** Formats draft entries for breaks without approval, to be completed by hand. */
export function approvalDraft(open: readonly ContractChange[]): string {
  const groups = Map.groupBy(open, ({ text }) => text);
  const entries = Array.from(groups, ([change, group]) => ({
    change,
    operations: group.flatMap(({ operation }) => operation ?? []),
    who: '',
    action: '',
    since: '',
  }));
  return stringify(entries, { lineWidth: 0 });
}

function isLater(version: string, released: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version) && version.localeCompare(released, 'en', { numeric: true }) > 0;
}
