/** What the bundler tells of a module while it chooses chunks. */
type ModuleGraph = {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
};

/** Entry points that hand out far more than any page takes: what is taken goes where it is used. */
const barrels =
  /[\\/](lucide-react[\\/].*[\\/]icons|sdk[\\/]src[\\/]generated[\\/]react)[\\/]|@tanstack.*[\\/](\w*Observer|use[A-Z]\w*|hydration|streamedQuery)\.js$/;

/**
 * One chunk for all that `main.tsx` imports statically, instead of one for each set of screens that share a part of it:
 * every page needs it whole, and in one piece it compresses a seventh better. `main.tsx` stays outside: it waits for
 * the first screen, which imports from this chunk.
 */
export function appChunk(main: string) {
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
    name: (id: string, graph: ModuleGraph) => (!barrels.test(id) && isNeeded(id, graph) ? 'app' : null),
  };
}
