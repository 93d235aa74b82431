import path from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler knows about a module while it chooses chunks. */
type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
};

/** Libraries that import nothing of ours: everything may import their chunk without a cycle. */
const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|@tanstack|lucide-react)[\\/]|[\\/]lucide-icon\.ts$/;

/** The bundler's few lines that link chunks. */
const runtime = /rolldown[\\/]runtime/;

/** Entry points that export more than any page uses: each part goes where it is used. */
const largeEntries =
  /[\\/](sdk[\\/]src[\\/]generated[\\/]react|packages[\\/]validation|dnum|from-exponential)[\\/]|[\\/](wallet-hooks|generated[\\/]public-reads)\.ts$|@tanstack.*[\\/](\w*Observer|use[A-Z]\w*|hydration|streamedQuery)\.js$/;

/** The first page's own screen, which no other page needs; what it imports is the app's. */
const firstScreen = /[\\/]features[\\/]home[\\/]/;

/** Measures and colors: the document has them (src/design/stitches.config.ts); scripts need them only to show them. */
export const inDocument = /[\\/]design[\\/](scales|palettes[\\/](page-palettes|default|minimal|shared))\.ts$/;

/**
 * Two chunks for everything that a first page needs, libraries and our own code, instead of one for each set of screens
 * that share a part of it: in one piece it compresses a seventh better.
 *
 * @param main the entry, which stays outside: it waits for the first screen, which imports from these chunks
 * @param alsoNeeded modules that the entry fetches immediately on the first page
 */
export function appChunks(main: string, alsoNeeded: readonly string[]) {
  const known = new Map(alsoNeeded.map((id) => [id, true]));
  const isNeeded = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // In a cycle of imports, an importer from outside decides.
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const result = importers.some((importer) => importer === main || isNeeded(importer, graph));
    known.set(id, result);
    return result;
  };
  return {
    debugName: 'app',
    name: (id: string, graph: ModuleGraph) => {
      if (runtime.test(id)) return 'libraries';
      if (largeEntries.test(id) || inDocument.test(id) || firstScreen.test(id) || !isNeeded(id, graph))
        return null;
      return libraries.test(id) ? 'libraries' : 'app';
    },
  };
}

/**
 * Chunks of what screens share, one for each subject: a page fetches a few files, with little that it does not use. The
 * first subject that fits takes a module.
 */
const subjects: readonly (readonly [name: string, files: RegExp])[] = [
  ['tabs', /\/@radix-ui\/(primitive|react-(?!toast|dismissable|portal|visually))|\/design\/display\/Tabs/],
  [
    'forms',
    /\/react-hook-form\/|\/(show-field-errors|submit-unless|FormNotices)\.|\/rules\/(password|phone)\./,
  ],
  [
    'entry',
    /\/features\/auth\/[^/]+$|\/(PasswordInput|invitation)\.|\/icons\/(eye|eye-off|arrow-big-up-dash|chart-no-axes-combined|map-pinned|plane)\./,
  ],
  [
    'amounts',
    /\/(dnum|from-exponential)\/|\/decimal\/(arithmetic|rounding)\.|\/rules\/token-amount\.|\/AmountInput\.|\/shared\/(trend|money\/equal-payouts)\./,
  ],
  // Of the business page and the sidebar, which a phone opens later.
  ['sections', /\/(use-section-links|business-sections|scroll-to-section)\./],
  ['charts', /\/(d3-\w+|internmap)\/|\/design\/charts\//],
  ['tables', /\/Table\.|\/icons\/(chevrons-up-down|arrow-up|arrow-down)\./],
  ['asset-facts', /\/features\/assets\/(AssetBadges|use-asset-terms)\.|\/shared\/money\/Price\./],
  ['assets', /\/features\/assets\/(?!invest\/|watch\/|index\.|DocumentLink\.|compare\/use-compared)/],
  ['overview', /\/features\/home\/overview\//],
  // What its page shows first, then what its form has in common with the confirmation.
  [
    'conversion-head',
    /\/conversion\/.*(conversion-address|LoadingBlocks|RatesSkeleton|ConversionStatusBadge|use-figures|follow-conversions|pairs)\./,
  ],
  ['conversion', /\/features\/conversion\/|\/icons\/triangle-/],
  ['help', /\/features\/help\/|\/icons\/play\./],
  [
    'demos',
    /\/features\/demos\/|\/design\/(themes\.|scales|contrast|palettes\/(?!theme-names))|\/icons\/search\./,
  ],
  ['wallet', /\/features\/wallet\//],
  [
    'members',
    /\/shared\/idempotency\/|\/wallet\/src\/(pages|chain-names)\.|\/(ConfirmDialog|use-back-closes|HashLink|MemberPicture|use-picture-address|use-ending-call|HeaderPopover|message-links|save-file|use-upload|FileInput|OrderStatusBadge|order-summary|Thumbnail|FiguresSkeleton|use-copying|use-pay-order|use-ending-call|sanitize|avatar)\.|\/icons\/(badge-check|download|external-link|trash)\./,
  ],
  [
    'shared',
    /\/(PageHead|error-message|use-error-text|field-text|Field|control-style|Badge|field-context|LoadFailure|LoadingCards|LoadingShapes|menu-style|search-params|DescriptionList|Dialog|Input|PhoneInput|Textarea|NativeSelect|Checkbox|Disclosure|format|mask|syntax|limits|required|email|display-name|Progress|ListFilters|FilterSelect|BackLink|ErrorText|Notice|options-of|use-debounced|Pagination|StatFigure|use-measured|use-media|use-grouping|clock|later|copy-text)\.|\/features\/shop\/(facts|paths)\.|\/display\/trend\.|\/icons\/(chevron-down|chevron-left|chevron-right|arrow-left|arrow-right|x|check|circle|circle-check|clock|copy|file-text|gift|info|life-buoy|mail|minus|plus|shopping-cart|trending-down|trending-up|user-plus|user-round|wifi-off)\./,
  ],
];

export const subjectChunks = {
  debugName: 'subjects',
  name: (id: string) => subjects.find(([, files]) => files.test(id.replaceAll('\\', '/')))?.[0] ?? null,
  minShareCount: 2,
};

/**
 * React Query, the operations with their hooks, the cache, and the wallet's hooks: screens with data
 * bring all of it along (DataProvider.tsx).
 */
export const dataChunk = {
  debugName: 'data',
  name: (id: string) => (dataLayer.test(id) ? 'data' : null),
};
const dataLayer =
  /[\\/](@tanstack|sdk[\\/]src[\\/](operations|react|generated[\\/](react|named-operations|public-reads))|shared[\\/]data[\\/](query-cache|DataProvider|safe-link)|wallet[\\/]src[\\/]wallet-hooks)\b(?!.*(useQueries|queriesObserver))/;

/** A page has loaded these when it fetches anything more. */
export const isAlwaysLoaded = (file: string): boolean => /[\\/](app|libraries|rolldown-runtime)-/.test(file);

/** Chunks of every page keep a readable name; the names of all others, which a first page lists, are short hashes. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  /^(app|libraries|rolldown-runtime|ko|en)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js';

/**
 * Asks browsers that know it (Chrome 136 and later) to compile the libraries as they are fetched, beside the page, instead
 * of each function on the page's own thread when it is first called.
 */
export const postBanner = ({ name }: { name: string }): string =>
  name === 'libraries' ? '//# allFunctionsCalledOnLoad' : '';

/** What lucide-react tells about an icon besides its shapes; these are no list that React would need a key for. */
const ICON_FACTS = /,\s*(?:key: "\w+"|aliases: \[[^\]]*\])|name: "[^"]*",\s*size: 24,|^__iconData\.node;$/gm;

/** Icons with the shapes alone, drawn as this app needs it. */
export const leanIcons: Plugin = {
  name: 'gli:lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/createLucideIcon.mjs') ? path.join(import.meta.dirname, 'lucide-icon.ts') : null,
  transform: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) => code.replace(ICON_FACTS, ''),
  },
};

/** What Vite calls for a dynamic import, without stylesheets of chunks, nonces, and browsers without `modulepreload`. */
export function leanImports(): Plugin {
  let base: string;
  return {
    name: 'gli:lean-imports',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `const preloaded = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (preloaded.has(file)) continue;
    preloaded.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  }
  return load();
};`,
    },
  };
}
