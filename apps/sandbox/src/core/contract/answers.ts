import type { ContractOperation } from './operations.ts';
import { checkResponseValue } from './schemas.ts';

/** An answer of ours that the contract does not allow: a fault of the sandbox, never of the caller. */
export class ContractViolation extends Error {
  override name = 'ContractBreak';
}

/**
 * Holds an answer against the contract.
 * @throws ContractBreak for a status that is not declared or a body that breaks its schema.
 */
export function checkResponse(operation: ContractOperation, status: number, body: unknown): void {
  if (!operation.responses.has(status)) {
    throw new ContractViolation(
      `${operation.id} answers ${status}, which it does not declare: ${JSON.stringify(body)}`,
    );
  }
  const content = operation.responses.get(status) ?? null;
  if (content === null) {
    if (body !== undefined)
      throw new ContractViolation(`${operation.id} ${status} has no body in the contract.`);
    return;
  }
  const verdict = checkResponseValue(content.schemaAt, body);
  if (verdict.valid) return;
  const reasons = verdict.errors.map(
    (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`,
  );
  throw new ContractViolation(
    `${operation.id} ${status}: ${reasons.join('; ')} in ${JSON.stringify(body).slice(0, 2000)}`,
  );
}
