// `prepack` of the published packages. Only pnpm writes `publishConfig` into the manifest, so the exports of a package that
// npm packs would point to its TypeScript sources.
if (!process.env.npm_execpath?.includes('pnpm')) {
  console.error('Pack this package with `pnpm pack`: npm would leave its exports pointing to sources.');
  process.exit(1);
}
