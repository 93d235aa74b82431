export type SandboxOptions = {
  /** What the empty database is filled with; `demo` by default. */
  readonly seed?: 'demo' | 'empty' | 'large';
  /** Extra time of every answer, in milliseconds. */
  readonly latencyMs?: number;
  /** Share of requests that fail with 500, from 0 to 1. */
  readonly failureRate?: number;
  /** How long the review of identity documents takes, in milliseconds; 0 decides at once. */
  readonly kycReviewMs?: number;
  /** Opens `POST /sandbox/reset`. */
  readonly allowReset?: boolean;
  /** Holds every answer against the contract. */
  readonly checkResponses?: boolean;
  /** The program to start instead of this repository's: `['npx', '@gli/sandbox']`. */
  readonly command?: readonly [string, ...string[]];
};

/** The options as the flags of the sandbox's command line; what is not given stays the sandbox's own default. */
export function sandboxArguments(options: SandboxOptions): string[] {
  const { seed, latencyMs, failureRate, kycReviewMs, allowReset, checkResponses } = options;
  return [
    ...(seed === undefined ? [] : ['--seed', seed]),
    ...(latencyMs === undefined ? [] : ['--latency', String(latencyMs)]),
    ...(failureRate === undefined ? [] : ['--failure-rate', String(failureRate)]),
    ...(kycReviewMs === undefined ? [] : ['--kyc-review', String(kycReviewMs / 1000)]),
    ...(allowReset ? ['--allow-reset'] : []),
    ...(checkResponses ? ['--check-answers'] : []),
  ];
}
