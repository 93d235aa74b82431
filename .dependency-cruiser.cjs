// Import boundaries, drawn in docs/architecture.md.
const only = (from, allowed) => ({
  name: `${from.replace(/\W+/g, '-')}-imports-only-${allowed.length ? allowed.join('-and-') : 'nothing-here'}`,
  severity: 'error',
  comment: `packages/${from} may import ${allowed.length ? allowed.join(' and ') : 'no other package'} of this repository.`,
  from: { path: `^packages/${from}/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [from, ...allowed].map((name) => `^packages/${name}/`),
    dependencyTypesNot: ['npm', 'npm-dev', 'npm-peer'],
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A screen may read the route table, which loads it on demand.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^apps/web/src/routes\\.ts$' } },
    },
    // Astro makes these modules while it builds.
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    },
    only('sdk', []),
    only('validation', []),
    only('request-code', ['sdk']),
    only('mcp', ['sdk']),
    only('session', ['sdk', 'validation']),
    only('wallet', ['session', 'sdk', 'validation']),
    only('domain', ['sdk', 'validation']),
    only('ui', ['validation']),
    {
      name: 'nothing-imports-apps',
      severity: 'error',
      from: { path: '^(packages|scripts|openapi)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'generated-code-is-imported-inside-the-sdk-only',
      severity: 'error',
      from: { pathNot: '^packages/sdk/' },
      to: { path: '^packages/sdk/src/generated/' },
    },
    {
      name: 'packages-by-their-entry-points',
      comment: 'Other packages are imported by name, never by a path into them.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/(index|browsers|operations/index|react|react/index|charts/index|examples/index|forms/index|icons|styles|schemas|shapes|testing/index|solana|evm|airdrop|aliases)\\.tsx?$',
          '^packages/sdk/openapi\\.json$',
        ],
      },
    },
    {
      name: 'features-by-their-index',
      comment: 'A feature uses another one only by its index.ts.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'data-by-its-index',
      comment: 'Screens import @/data.',
      severity: 'error',
      from: { path: '^apps/web/src/(app|shell|features)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/web/src/data/',
        pathNot: ['/index\\.ts$'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'i18n-knows-only-itself',
      severity: 'error',
      from: { path: '^apps/web/src/i18n/' },
      to: { path: '^apps/web/src/(app|shell|features|data)/' },
    },
    {
      name: 'data-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/web/src/data/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/(app|shell|features)/' },
    },
    {
      name: 'features-know-no-frame',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(app|shell)/' },
    },
    {
      name: 'shell-knows-no-feature',
      comment: 'The app fills its slots.',
      severity: 'error',
      from: { path: '^apps/web/src/shell/' },
      to: { path: '^apps/web/src/(app|features)/' },
    },
    {
      name: 'routes-are-data',
      comment: 'Everyone may read the route table, so it imports only types and, on demand, screens.',
      severity: 'error',
      from: { path: '^apps/web/src/routes\\.ts$' },
      to: { path: '^apps/web/src/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'one-importer-of-stitches',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/stitches\\.config\\.ts$' },
      to: { path: '@stitches/react' },
    },
    {
      name: 'styles-in-styles-files',
      comment:
        'Screens are made of the components of @gli/ui. What is left is in a *.styles.ts next to the component.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^packages/ui/', '^apps/web/src/.+\\.styles\\.ts$'] },
      to: { path: '^packages/ui/src/styles\\.ts$' },
    },
    {
      name: 'ui-knows-no-router-and-no-strings',
      comment: 'The app passes them with <UiProvider>.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: 'node_modules/(wouter|typesafe-i18n|valtio)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Zod parses stored values.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(@gli|zod)/' },
    },
    {
      name: 'sandbox-core-knows-no-areas',
      comment:
        'What an area must lend to the core is handed in where the sandbox is put together (server.ts).',
      severity: 'error',
      from: { path: '^apps/sandbox/src/core/' },
      to: { path: '^apps/sandbox/src/', pathNot: '^apps/sandbox/src/core/' },
    },
    {
      name: 'sandbox-areas-by-their-index',
      comment: 'The files at the top of src put the areas together and may import any file of them.',
      severity: 'error',
      from: { path: '^apps/sandbox/src/areas/([^/]+)/' },
      to: {
        path: '^apps/sandbox/src/',
        pathNot: [
          '^apps/sandbox/src/core/',
          '^apps/sandbox/src/areas/$1/',
          '^apps/sandbox/src/areas/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'nothing-of-the-mock-in-production',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: [
          '^packages/sdk/src/(testing|generated/msw)/',
          '\\.(test|testing)\\.tsx?$',
          '/testing/',
          // Runs only in the build.
          '^apps/web/src/prerender\\.tsx$',
        ],
      },
      to: {
        path: [
          '^packages/(sdk|session)/src/testing/',
          '^packages/sdk/src/generated/msw/',
          'node_modules/msw/',
        ],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    doNotFollow: { path: ['node_modules'] },
    exclude: {
      path: [
        '^(packages|apps)/[^/]+/dist/',
        '^apps/sandbox/docs/',
        '/\\.astro/',
        '/.cache/',
        '\\.generate-',
        '^scripts/generators/',
        '^packages/sdk/package-test/(programs|runtimes)/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
