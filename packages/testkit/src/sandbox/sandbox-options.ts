export type SandboxOptions = {
  /** Content of the empty database; `demo` by default. */
  readonly seed?: 'demo' | 'empty' | 'large';
  /** Delay of every response, in milliseconds. */
  readonly latencyMs?: number;
  /** Share of requests that fail with 500, from 0 to 1. */
  readonly failureRate?: number;
  /** Duration of the review of identity documents, in milliseconds; 0 decides immediately. */
  readonly kycReviewMs?: number;
  /** Enables `POST /sandbox/reset`. */
  readonly allowReset?: boolean;
  /** Opens the clock, snapshots and branches below `/sandbox/`; `routeBranch` needs it. */
  readonly controls?: boolean;
  /** Validates every response against the contract. */
  readonly checkResponses?: boolean;
  /** Instead of the sandbox of this repository: `['npx', '@gli/sandbox']`. */
  readonly command?: readonly [string, ...string[]];
};

/** The options as command-line flags; the sandbox has the defaults. */
export function sandboxArguments(options: SandboxOptions): string[] {
  const { seed, latencyMs, failureRate, kycReviewMs, allowReset, controls, checkResponses } = options;
  return [
    ...(seed === undefined ? [] : ['--seed', seed]),
    ...(latencyMs === undefined ? [] : ['--latency', String(latencyMs)]),
    ...(failureRate === undefined ? [] : ['--failure-rate', String(failureRate)]),
    ...(kycReviewMs === undefined ? [] : ['--kyc-review', String(kycReviewMs / 1000)]),
    ...(allowReset ? ['--allow-reset'] : []),
    ...(controls ? ['--controls'] : []),
    ...(checkResponses ? ['--check-responses'] : []),
  ];
}
