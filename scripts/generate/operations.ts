import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Contract, listOperations, resolve } from '../../openapi/contract.ts';
import { capital, generatedHeader } from './generated-file.ts';

/**
 * Writes operation-table.ts (all operations), idempotent-operations.ts (operations with an idempotency key),
 * operations-without-body.ts (operations without a response body), public-reads.ts (reads without a login),
 * response-schemas.ts (validators of successful responses) and error-codes.ts (error codes of each operation).
 */
export async function generateOperationTables(contract: Contract, folder: string): Promise<void> {
  const all = listOperations(contract.document);
  const rows = all.map(
    ({ method, path: place, operation }) =>
      `  ${operation.operationId}: { method: '${method}', path: '${place}', tag: '${operation.tags[0]}' },`,
  );
  await writeFile(
    path.join(folder, 'operation-table.ts'),
    `${generatedHeader}\n/** Every operation of the contract by its operationId. */\nexport const operationTable = {\n${rows.join('\n')}\n} as const;\n\nexport type OperationId = keyof typeof operationTable;\n`,
  );
  const idempotent = idempotentOperations(contract)
    .map(({ method, path: place }) => `${method} ${escaped(source(place).slice(1, -1))}`)
    .join('|');
  const reads = all
    .filter(({ method, operation }) => method === 'GET' && operation.security?.length === 0)
    .map(({ path: place }) => place);
  // `/{id}/` also matches `/featured/`, so the latter is left out as a duplicate.
  const distinct = reads.filter(
    (place) => !reads.some((other) => other !== place && new RegExp(source(other)).test(place)),
  );
  const readPatterns = distinct.map((place) => `  ${pattern(place)},`);
  await writeFile(
    path.join(folder, 'public-reads.ts'),
    `${generatedHeader}\n/** Paths below the base path whose GET needs no login and is the same for everyone, so that a shared cache may store it. */\nexport const publicReads: readonly RegExp[] = [\n${readPatterns.join('\n')}\n];\n`,
  );
  const withBody = all
    .filter(({ operation }) =>
      Object.keys(operation.responses).some((status) => /^2/.test(status) && status !== '204'),
    )
    // Literal paths come first, because `/featured/` must not match `/{id}/`.
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  const schemas = withBody.map(
    ({ method, path: place, operation }) =>
      `  { method: '${method}', path: ${pattern(place)}, schema: schemas.z${capital(operation.operationId)}Response },`,
  );
  await writeFile(
    path.join(folder, 'response-schemas.ts'),
    `${generatedHeader}import type { ResponseSchemas } from '../client/validate-responses.ts';\nimport * as schemas from './schemas.ts';\n\n/** For \`createGliClient({ validate: validateResponses(responseSchemas) })\`: the validator of every successful response. */\nexport const responseSchemas: ResponseSchemas = [\n${schemas.join('\n')}\n];\n`,
  );
  await writeFile(
    path.join(folder, 'idempotent-operations.ts'),
    `${generatedHeader}\n/** Operations that take an \`Idempotency-Key\`, as method and path below the base path. A single expression keeps them small, because every page downloads it. */\nexport const idempotentOperations = /^(?:${idempotent})$/;\n`,
  );
  const withoutBody = all
    .filter(({ operation }) => '204' in operation.responses)
    .map(({ method, path: place }) => `${method} ${place.replace(/[/{}]/g, '\\$&')}`)
    .join('|');
  await writeFile(
    path.join(folder, 'operations-without-body.ts'),
    `${generatedHeader}\n/** Operations whose success has no body, as method and path template. */\nexport const operationsWithoutBody = /^(?:${withoutBody})$/;\n`,
  );
  const codes = all.map(({ operation }) => {
    const byStatus = Object.entries(operation['x-gli-codes'] ?? {}).map(
      ([status, list]) => `    ${status}: ${list.map((code) => `'${code}'`).join(' | ')};`,
    );
    return `  ${operation.operationId}: {\n${byStatus.join('\n')}\n  };`;
  });
  await writeFile(
    path.join(folder, 'error-codes.ts'),
    `${generatedHeader}\n/** The values of \`code\` that an operation's error responses can carry, by status. More may be added. */\nexport type OperationErrorCodes = {\n${codes.join('\n')}\n};\n`,
  );
}

export function idempotentOperations({ document }: Contract) {
  return listOperations(document).filter(({ operation }) =>
    operation.parameters?.some((parameter) => resolve(document, parameter).name === 'Idempotency-Key'),
  );
}

export function pattern(place: string): string {
  return `/${escaped(source(place))}/`;
}

/** Escapes an expression for a regular expression literal. */
function escaped(expression: string): string {
  return expression.replaceAll('/', '\\/').replaceAll('[^\\/]', '[^/]');
}

/** Returns a regular expression for the path, in which parameters match anything except a slash. */
function source(place: string): string {
  return `^${place.replace(/\{\w+\}/g, '[^/]+')}$`;
}
