import path from 'node:path';
import ts from 'typescript';

/**
 * Every name of the package that the declaration of an export uses must be an export as well, of any entry: otherwise a program with `declaration: true` cannot write down what it makes of it (TS4023), and nobody can
 * name the type of a parameter.
 * @param entries the declaration files of the package's entries
 * @returns the names that are missing, with the export that needs them
 */
export function unexportedTypes(entries: readonly string[]): string[] {
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

  /** A declaration of a module of the package, not a type parameter or member. */
  const isOwn = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some(
      (declaration) =>
        declaration.getSourceFile().fileName.startsWith(home) &&
        (ts.isSourceFile(declaration.parent) ||
          (ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent))),
    ) ?? false;

  const exportsOf = (entry: string | undefined): Set<ts.Symbol> => {
    const source = entry === undefined ? entry : program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} is not a module.`);
    return new Set(checker.getExportsOfModule(module).map(target));
  };
  const all = new Set(entries.flatMap((entry) => [...exportsOf(entry)]));

  return entries.flatMap((entry) => {
    const exported = exportsOf(entry);
    const missing = new Set<string>();
    for (const symbol of exported) {
      for (const declaration of symbol.declarations ?? []) {
        if (!declaration.getSourceFile().fileName.startsWith(home)) continue;
        const visit = (node: ts.Node): void => {
          const named = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
          if (named && isOwn(target(named)) && !all.has(target(named)))
            missing.add(`${path.basename(entry)}: ${named.name}, in ${symbol.name}`);
          ts.forEachChild(node, visit);
        };
        visit(declaration);
      }
    }
    return [...missing];
  });
}
