import { type GliClient, type OperationId, operationTable } from '@gli/sdk';

/** Errors that the contract declares for each operation: `409 insufficient_balance`. */
export type DeclaredErrors = Readonly<Record<string, readonly string[]>>;

type Operation = { operationId: string; 'x-gli-codes'?: Record<string, string[]> };

/** Lists the errors of each operation in the contract, a JSON text. */
export function readDeclaredErrors(contract: string): DeclaredErrors {
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(contract);
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return Object.fromEntries(
    operations.map(({ operationId, 'x-gli-codes': codes = {} }) => [
      operationId,
      Object.entries(codes).flatMap(([status, names]) => names.map((name) => `${status} ${name}`)),
    ]),
  );
}

/** Makes the server answer calls of an operation with a chosen error, by the header `Prefer`. */
export function createPreferredErrors(client: GliClient) {
  const errors = new Map<string, string>();
  const toCall = (id: OperationId) => `${operationTable[id].method} ${operationTable[id].path}`;
  client.use({
    onRequest({ request, schemaPath }) {
      const [status, name] = errors.get(`${request.method} ${schemaPath}`)?.split(' ') ?? [];
      if (status) request.headers.set('Prefer', `code=${status}, example=${name}`);
    },
  });
  return {
    get: (id: OperationId) => errors.get(toCall(id)) ?? '',
    /** Sets the error of an operation's calls. An empty text ends it. */
    set(id: OperationId, error: string) {
      if (error) errors.set(toCall(id), error);
      else errors.delete(toCall(id));
    },
    count: () => errors.size,
  };
}

export type PreferredErrors = ReturnType<typeof createPreferredErrors>;
