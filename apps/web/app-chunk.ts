/** What the bundler tells of a module while it chooses chunks. */
type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
};

/** Libraries that import nothing of ours: everything may import their chunk, and no circle comes of it. */
const libraries = /[\\/]node_modules[\\/](react|react-dom|scheduler|@tanstack|lucide-react)[\\/]/;

/** The few lines by which chunks know each other. */
const runtime = /rolldown[\\/]runtime/;

/** Entry points that hand out more than any page takes: what is taken goes where it is used. */
const handedOut =
  /[\\/](sdk[\\/]src[\\/]generated[\\/]react|packages[\\/]validation|dnum|from-exponential)[\\/]|@tanstack.*[\\/](\w*Observer|use[A-Z]\w*|hydration|streamedQuery)\.js$/;

/** Measures and colours: the document has them (src/design/stitches.config.ts), a script only to show them. */
export const inDocument = /[\\/]design[\\/](scales|palettes[\\/](page-palettes|default|minimal|shared))\.ts$/;

/**
 * Two chunks for all that a first page needs, libraries and our own, instead of one for each set of screens that share a
 * part of it: in one piece it compresses a seventh better.
 *
 * @param main the program, which stays outside: it waits for the first screen, which imports from these
 * @param beside modules that the program fetches at once on the first page
 */
export function appChunks(main: string, beside: readonly string[]) {
  const known = new Map(beside.map((id) => [id, true]));
  const isNeeded = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // In a circle of imports, whoever comes from outside decides.
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const answer = importers.some((importer) => importer === main || isNeeded(importer, graph));
    known.set(id, answer);
    return answer;
  };
  return {
    debugName: 'app',
    name: (id: string, graph: ModuleGraph) => {
      if (runtime.test(id)) return 'libraries';
      if (handedOut.test(id) || inDocument.test(id) || !isNeeded(id, graph)) return null;
      return libraries.test(id) ? 'libraries' : 'app';
    },
  };
}

/** One chunk for the small parts that many screens share, instead of a request for each. */
export const sharedChunk = {
  debugName: 'shared',
  name: (id: string) => (sharedParts.test(id) && !inDocument.test(id) ? 'shared' : null),
  minShareCount: 3,
};
const sharedParts =
  /[\\/](lucide-react|web[\\/]src[\\/](design(?![\\/]charts)|i18n|shared))[\\/].*\.(js|mjs|ts|tsx)$/;

/** A page has these already when it fetches anything more. */
export const isHereAlready = (file: string): boolean => /[\\/](app|libraries|rolldown-runtime)-/.test(file);

/** What every page fetches keeps a readable name; the names of all the others, which a first page lists, are their hashes. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  /^(app|libraries|rolldown-runtime|ko|en)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
