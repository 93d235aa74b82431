import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from 'orval';
import { type Contract, type OpenApiDocument, resolve } from '../../openapi/contract.ts';
import { root } from '../root.ts';
import { generatedHeader, replaceOnce } from './generated-file.ts';
import { idempotentOperations } from './operations.ts';

const BANNER = /^\/\*\*[\s\S]*?\*\/\s*/;

/** hooks.ts: React Query hooks (orval) that go through the transport of src/react/use-transport.ts. */
export async function generateHooks(contract: Contract, folder: string): Promise<void> {
  // orval reads the mutator to learn its shape and writes an import relative to the output.
  const source = path.join(path.dirname(folder), 'react');
  await cp(path.join(root, 'packages/sdk/src/react'), source, { recursive: true });
  const output = path.join(folder, 'react');
  const input = path.join(path.dirname(folder), 'hooks-input.json');
  await writeFile(input, JSON.stringify(withoutLanguageParameter(contract)));
  await generate({
    input,
    output: {
      target: path.join(output, 'hooks.ts'),
      mode: 'split',
      client: 'react-query',
      httpClient: 'fetch',
      headers: true,
      urlEncodeParameters: true,
      tsconfig: path.join(root, 'tsconfig.base.json'),
      override: {
        mutator: { path: path.join(source, 'use-transport.ts'), name: 'useTransport' },
        // The transport retries what is safe to retry; retries of React Query on top would multiply.
        query: { version: 5, signal: true, options: { retry: false } },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  });
  for (const name of await readdir(output)) {
    const code = await readFile(path.join(output, name), 'utf8');
    const plain = generatedHeader + replaceOnce(code, BANNER, '');
    await writeFile(path.join(output, name), name === 'hooks.ts' ? patchHooks(contract, plain) : plain);
  }
  await rm(source, { recursive: true });
  await rm(input);
}

function patchHooks(contract: Contract, code: string): string {
  const imports = [
    "import { pathSegment } from '../../client/path-segment.ts';",
    "import { useMutationKey } from '../../react/use-mutation-key.ts';",
    "import { useTransport } from '../../react/use-transport.ts';",
  ];
  const imported = replaceOnce(code, `${imports[2]}\n`, `${imports.join('\n')}\n`);
  return withPathChecks(withMutationKeys(contract, imported));
}

/** An id that is missing or empty is a TypeError, not a request to another operation. */
function withPathChecks(code: string): string {
  const encoded = /encodeURIComponent\(String\((\w+)\)\)/g;
  if (!encoded.test(code)) throw new Error("The generator's output has changed: no encoded path parameter");
  return code.replace(encoded, "pathSegment('$1', $1)");
}

/**
 * Hooks of writes that take an `Idempotency-Key` send one per `mutate` call. Without it, each retry of React Query would
 * be a call with a key of its own.
 */
function withMutationKeys(contract: Contract, code: string): string {
  let patched = code;
  for (const { operation } of idempotentOperations(contract)) {
    const id = operation.operationId;
    const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    const assignment = `const ${id} =  ${hook}Hook()`;
    patched = replaceOnce(patched, assignment, `${assignment}\n      const withKey = useMutationKey()`);
    const variables = `${hook.slice(3)}MutationVariables> = (props`;
    patched = replaceOnce(patched, `${variables})`, `${variables}, call)`);
    const call = patched.match(new RegExp(`return  ${id}\\(([\\w,]*)headers,\\)`));
    if (!call) throw new Error(`The generator's output has changed: no headers in the call of ${id}`);
    patched = replaceOnce(patched, call[0], `return  ${id}(${call[1]}withKey(call, headers),)`);
  }
  return patched;
}

/** The client sends the member's language with every request, so hooks need no parameter for it. */
function withoutLanguageParameter({ document }: Contract): OpenApiDocument {
  const copy = structuredClone(document);
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item)) {
      operation.parameters &&= operation.parameters.filter(
        (parameter) => resolve(copy, parameter).name !== 'Accept-Language',
      );
    }
  }
  return copy;
}
