import { CLIENT_VERSION, GliApiError, type GliClient, type GliError, isGliError } from '@gli/sdk';
import * as operations from '@gli/sdk/operations';
import { type CallToolResult, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { type OperationTool, operationTools } from './tools.ts';

const functions = new Map(Object.entries(operations));

export type ServerOptions = {
  readonly client: GliClient;
  /** True to also offer operations that change data. */
  readonly allowWrites: boolean;
  /** Tags of the operations to offer. Empty for all. */
  readonly tags: readonly string[];
};

/** Creates a server whose tools are the contract's operations. */
export function createMcpServer({ client, allowWrites, tags }: ServerOptions): McpServer {
  const server = new McpServer({ name: 'gli', version: CLIENT_VERSION });
  const offered = operationTools.filter(
    ({ tag, annotations }) =>
      (allowWrites || annotations.readOnlyHint) && (tags.length === 0 || tags.includes(tag)),
  );
  for (const { name, title, description, inputSchema, annotations } of offered) {
    const config = {
      title,
      description,
      inputSchema: fromJsonSchema<Record<string, unknown>>(inputSchema),
      annotations: { ...annotations, openWorldHint: true },
    };
    server.registerTool(name, config, (input, { mcpReq }) =>
      callOperation(client, name, input, mcpReq.signal),
    );
  }
  return server;
}

async function callOperation(
  client: GliClient,
  name: OperationTool['name'],
  { idempotency_key: idempotencyKey, ...params }: Record<string, unknown>,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    const call = functions.get(name);
    if (!call) throw new Error(`@gli/sdk has no operation ${name}.`);
    // The input was validated against the contract, which the function's parameters come from.
    const data: unknown = await Reflect.apply(call, undefined, [client, params, { idempotencyKey, signal }]);
    return { content: [{ type: 'text', text: JSON.stringify(data ?? null) }] };
  } catch (error) {
    if (!isGliError(error)) throw error;
    return { isError: true, content: [{ type: 'text', text: describeError(error) }] };
  }
}

function describeError(error: GliError): string {
  const isUndecided = error.isUndecided === true && error.idempotencyKey !== undefined;
  return [
    error.message,
    ...(error instanceof GliApiError
      ? [`code: ${error.code}`, `details: ${JSON.stringify(error.details)}`]
      : []),
    `next: ${error.next}`,
    ...(isUndecided
      ? [`The write may have happened. Repeat it with idempotency_key: ${error.idempotencyKey}`]
      : []),
  ].join('\n');
}
