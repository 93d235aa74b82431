// node compile-projects.ts <folder of a TypeScript> <tsconfig> …: compiles the projects one after another and prints a line
// of JSON for each. Parsing the same declarations for each takes most of the time, so they share what is read alike.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type Typescript from 'typescript';

/** The errors of a project, as tsc prints them; empty when it compiles. */
export type Compiled = { readonly errors: string; readonly seconds: number };

const [folder = '', ...projects] = process.argv.slice(2);
const { default: ts }: { default: typeof Typescript } = await import(
  pathToFileURL(path.join(folder, 'lib/typescript.js')).href
);
const sourceFiles = new Map<string, Typescript.SourceFile | undefined>();

for (const project of projects) {
  const started = performance.now();
  const errors = ts.formatDiagnostics(diagnosticsOf(project), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => ts.sys.newLine,
  });
  const compiled: Compiled = { errors, seconds: (performance.now() - started) / 1000 };
  console.log(JSON.stringify(compiled));
}

function diagnosticsOf(project: string): readonly Typescript.Diagnostic[] {
  const { config, error } = ts.readConfigFile(project, ts.sys.readFile);
  if (error) return [error];
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(project));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, languageVersion, ...rest) => {
    // What the syntax tree of a file depends on: its target, and whether Node takes it for a module.
    const key = JSON.stringify([
      name,
      languageVersion,
      options.moduleResolution === ts.ModuleResolutionKind.Bundler,
    ]);
    if (!sourceFiles.has(key)) sourceFiles.set(key, read(name, languageVersion, ...rest));
    return sourceFiles.get(key);
  };
  return [...errors, ...ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options, host))];
}
