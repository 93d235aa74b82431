import { listOperations, type OpenApiDocument, type Operation, resolve } from '../../openapi/contract.ts';

/** Statuses of an operation with the codes of its error responses, as its named examples show them. */
type CodesByStatus = Record<string, string[]>;

/**
 * The contract as integrators get it: without the sections of a specification that they do not have, and with the codes
 * of each operation's errors by status (`x-gli-codes`).
 * @throws Error when a text cites the specification
 */
export function toPublishedDocument(written: unknown): OpenApiDocument {
  const document = JSON.parse(JSON.stringify(written), withoutCitation) as OpenApiDocument;
  for (const { operation } of listOperations(document)) {
    operation['x-gli-codes'] = collectCodes(document, operation);
  }
  return document;
}

/** The codes that the examples of an operation's error responses carry. */
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
