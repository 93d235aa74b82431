export type SandboxOptions = {
  /** Initial content of the database. Default: `demo`. */
  readonly seed?: 'demo' | 'empty' | 'large';
  /** Delay of every response, in milliseconds. */
  readonly latencyMs?: number;
  /** Share of requests that fail with a 500, from 0 to 1. */
  readonly failureRate?: number;
  /** Duration of an identity document review, in milliseconds. With 0, the decision is immediate. */
  readonly kycReviewMs?: number;
  /** Enables `POST /sandbox/reset`. */
  readonly allowReset?: boolean;
  /** Enables the clock, snapshots and branches below `/sandbox/`. `routeBranch` needs them. */
  readonly controls?: boolean;
  /** Validates every response against the contract. */
  readonly checkResponses?: boolean;
  /** Networks or addresses of proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy?: readonly string[];
  /** Command to run instead of this repository's sandbox: `['npx', '@gli/sandbox']`. */
  readonly command?: readonly [string, ...string[]];
};

/** Converts the options to command-line flags. The sandbox applies the defaults. */
export function sandboxArguments(options: SandboxOptions): string[] {
  const { seed, latencyMs, failureRate, kycReviewMs, allowReset, controls, checkResponses } = options;
  const { trustProxy = [] } = options;
  return [
    ...(seed === undefined ? [] : ['--seed', seed]),
    ...(latencyMs === undefined ? [] : ['--latency', String(latencyMs)]),
    ...(failureRate === undefined ? [] : ['--failure-rate', String(failureRate)]),
    ...(kycReviewMs === undefined ? [] : ['--kyc-review', String(kycReviewMs / 1000)]),
    ...(allowReset ? ['--allow-reset'] : []),
    ...(controls ? ['--controls'] : []),
    ...(checkResponses ? ['--check-responses'] : []),
    ...trustProxy.flatMap((network) => ['--trust-proxy', network]),
  ];
}
