/** What the bundler knows about a module while it chooses chunks. */
type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
};

/** Libraries that import nothing of ours: everything may import their chunk without a cycle. */
const libraries = /[\\/]node_modules[\\/](react|react-dom|scheduler|@tanstack|lucide-react)[\\/]/;

/** The bundler's few lines that link chunks. */
const runtime = /rolldown[\\/]runtime/;

/** Entry points that export more than any page uses: each part goes where it is used. */
const largeEntries =
  /[\\/](sdk[\\/]src[\\/]generated[\\/]react|packages[\\/]validation|dnum|from-exponential)[\\/]|[\\/]generated[\\/]public-reads\.ts$|@tanstack.*[\\/](\w*Observer|use[A-Z]\w*|hydration|streamedQuery)\.js$/;

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
      if (largeEntries.test(id) || inDocument.test(id) || !isNeeded(id, graph)) return null;
      return libraries.test(id) ? 'libraries' : 'app';
    },
  };
}

/** One chunk for the operations with their hooks and query options: each name that the first page lists is 10 bytes of it. */
export const operationsChunk = {
  debugName: 'operations',
  name: (id: string) => (sdkOperations.test(id) ? 'operations' : null),
};
const sdkOperations = /[\\/]sdk[\\/]src[\\/](operations|react|generated[\\/](react|named-operations))\b/;

/** One chunk for the small parts that many screens share, instead of a request for each. */
export const sharedChunk = {
  debugName: 'shared',
  name: (id: string) => (sharedParts.test(id) && !inDocument.test(id) ? 'shared' : null),
  minShareCount: 3,
};
const sharedParts =
  /[\\/](lucide-react|web[\\/]src[\\/](design(?![\\/]charts)|i18n|shared))[\\/].*\.(js|mjs|ts|tsx)$/;

/** A page has loaded these when it fetches anything more. */
export const isAlwaysLoaded = (file: string): boolean => /[\\/](app|libraries|rolldown-runtime)-/.test(file);

/** Chunks of every page keep a readable name; the names of all others, which a first page lists, are short hashes. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  /^(app|libraries|rolldown-runtime|ko|en)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js';
