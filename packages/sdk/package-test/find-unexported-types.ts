import path from 'node:path';
import ts from 'typescript-5';

/**
 * Finds names that an entry's export uses in its declaration but no entry exports. Integrators cannot name such a type,
 * and a program with `declaration: true` fails to compile (TS4023).
 * @param entries declaration files of the package's entries
 * @returns the missing names, each with the entry and the export that needs it
 */
export function findUnexportedTypes(entries: readonly string[]): string[] {
  const program = ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const home = path.dirname(path.resolve(entries[0] ?? ''));

  const target = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /** True for a declaration in a module of the package, not for a type parameter or member. */
  const isOwn = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some(
      (declaration) =>
        declaration.getSourceFile().fileName.startsWith(home) &&
        (ts.isSourceFile(declaration.parent) ||
          (ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent))),
    ) ?? false;

  const listExports = (entry: string | undefined): Set<ts.Symbol> => {
    const source = entry === undefined ? entry : program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} is not a module.`);
    return new Set(checker.getExportsOfModule(module).map(target));
  };
  const exported = new Set(entries.flatMap((entry) => [...listExports(entry)]));
  return entries.flatMap((entry) => {
    const missing = new Set<string>();
    for (const symbol of listExports(entry)) {
      for (const declaration of symbol.declarations ?? []) {
        if (!declaration.getSourceFile().fileName.startsWith(home)) continue;
        const visit = (node: ts.Node): void => {
          const named = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
          if (named && isOwn(target(named)) && !exported.has(target(named)))
            missing.add(`${path.basename(entry)}: ${named.name}, in ${symbol.name}`);
          ts.forEachChild(node, visit);
        };
        visit(declaration);
      }
    }
    return [...missing];
  });
}
