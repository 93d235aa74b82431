/** What the bundler tells of a module while it chooses chunks. */
type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
};

/** Libraries that import nothing of ours: everything may import their chunk, and no circle comes of it. */
const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|lucide-react)[\\/]/;

/** Parts of entry points that hand out more than any page takes: they go where they are used. */
const handedOut =
  /[\\/]sdk[\\/]src[\\/]generated[\\/]react[\\/]|@tanstack.*[\\/](\w*Observer|use[A-Z]\w*|hydration|streamedQuery)\.js$/;

/**
 * Two chunks for all that `main.tsx` imports statically, libraries and our own, instead of one for each set of screens
 * that share a part of it: every page needs it whole, and in one piece it compresses a seventh better. `main.tsx` stays
 * outside: it waits for the first screen, which imports from these.
 */
export function appChunks(main: string) {
  const known = new Map<string, boolean>();
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
      if (handedOut.test(id) || !isNeeded(id, graph)) return null;
      return libraries.test(id) ? 'libraries' : 'app';
    },
  };
}
