import { type Contract, listOperations, resolve } from '../../openapi/contract.ts';
import { capital, generatedHeader, replaceOnce } from './generated-file.ts';

/**
 * Creates msw/msw.ts from the output of hey-api's msw plugin. Bodies have the SDK's types, because the types that the
 * plugin imports would duplicate the contract.
 */
export function finishHandlers({ document }: Contract, source: string): string {
  const types = listOperations(document).map(
    ({ operation: { operationId: id } }) => [capital(id), id] as const,
  );
  const ids = new Map(types);
  const typed = replaceOnce(source, /import type \{[^}]*\} from '\.\/types\.gen(\.ts)?';/, IMPORTS)
    .replaceAll(
      /\b(\w+)Responses\[(\d+)\]/g,
      (_, name, status) => `ResponseBody<'${ids.get(name)}', ${status}>`,
    )
    .replaceAll(/\b(\w+)Data\['body'\]/g, (_, name) => `RequestBody<'${ids.get(name)}'>`);
  const based = replaceOnce(typed, "ClientOptions['baseUrl']", 'string | undefined')
    // The plugin's options type has the same name as msw's type, so the package's declarations would append a number
    // to it.
    .replaceAll(/\bRequestHandlerOptions\b(?! as)/g, 'HandlerOptions')
    .replaceAll(/RequestHandlerOptions( as RequestHandlerOptions)?2/g, 'RequestHandlerOptions');
  // The plugin's override tuple does not compile under `exactOptionalPropertyTypes`.
  const tuple = replaceOnce(
    based,
    'response?: R,\n            options?: HandlerOptions\n        ]',
    'response?: R | undefined,\n            options?: HandlerOptions | undefined\n        ]',
  );
  return replaceOnce(
    tuple,
    'type Handler<R> = (response?: R, options?: HandlerOptions)',
    'type Handler<R> = (response?: R, options?: HandlerOptions | undefined)',
  );
}

const IMPORTS = "import type { RequestBody, ResponseBody } from '../../testing/body-types.ts';";

/** Creates msw/examples.ts: every named example of every response, by operationId, status and name. */
export function formatExamples(contract: Contract): string {
  const { document } = contract;
  const entries = listOperations(contract.document).map(({ operation }) => {
    const responses = Object.entries(operation.responses).map(([status, reference]) => {
      const media = resolve(document, reference).content?.['application/json'];
      const named = Object.entries(media?.examples ?? {}).map(([name, example]) => [
        name,
        resolve(document, example).value,
      ]);
      return [status, Object.fromEntries(named)];
    });
    return [operation.operationId, Object.fromEntries(responses)];
  });
  const table = JSON.stringify(Object.fromEntries(entries), null, 1);
  return `${generatedHeader}import type { OperationId } from '../operation-table.ts';

/** Bodies of the named examples of each response: operationId → status → name → body. The first of each is the default. */
export const examples: Record<OperationId, Record<string, Record<string, unknown>>> = ${table};
`;
}
