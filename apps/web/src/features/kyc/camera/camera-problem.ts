/** Why there is no picture from a camera: a key of the words `camera`. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'unsupported';

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What a failed `getUserMedia` means for the member. */
export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof Error && problems[error.name]) || 'unsupported';
}
