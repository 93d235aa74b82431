import { listOperations, type OpenApiDocument, type Operation, resolve } from '../../openapi/contract.ts';

/** Error codes in the named examples of an operation, by status. */
type CodesByStatus = Record<string, string[]>;

/**
 * Returns the contract for integrators. It has no references to the specification, which they don't have, and contains
 * the codes of each operation's errors by status (`x-gli-codes`).
 * @throws Error if a text cites the specification
 */
export function toPublishedDocument(written: unknown): OpenApiDocument {
  const document = JSON.parse(JSON.stringify(written), withoutCitation) as OpenApiDocument;
  for (const { operation } of listOperations(document)) {
    operation['x-gli-codes'] = collectCodes(document, operation);
  }
  return document;
}

/** Collects the codes from the examples of an operation's error responses. */
function collectCodes(document: OpenApiDocument, operation: Operation): CodesByStatus {
  const codes: CodesByStatus = {};
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) < 400) continue;
    const examples = resolve(document, response).content?.['application/json']?.examples ?? {};
    const found = Object.values(examples).map(
      (example) => resolve(document, example).value as { code: string },
    );
    codes[status] = [...new Set(found.map(({ code }) => code))];
  }
  return codes;
}

function withoutCitation(key: string, value: unknown): unknown {
  if (key === 'x-gli-spec') return undefined;
  if (typeof value === 'string' && value.includes('§')) {
    throw new Error(`An integrator does not have the specification; cite it in \`x-gli-spec\`: ${value}`);
  }
  return value;
}
