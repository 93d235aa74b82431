import { Hono } from 'hono';
import { contractOperation, contractOperations } from '../core/contract/operations.ts';
import { ContractViolation, checkResponse } from '../core/contract/schemas.ts';
import { jsonResponse } from '../core/http/respond.ts';
import { type Stub, type Stubs, stubResponse } from '../core/http/stubs.ts';
import { invalidField } from '../core/problem/problem.ts';
import { texts } from '../core/text/texts.ts';
import { readControl } from './control-request.ts';

/** A stub as a test gives it. */
export type NewStub = Pick<Stub, 'operation' | 'status' | 'body' | 'headers'> & {
  /** Number of requests that get the response. Default: all. */
  readonly times?: number;
  /** False to allow a response that violates the contract. Default: true. */
  readonly is_checked?: boolean;
};

/** Creates the routes for stubs. */
export function stubControls(stubs: Stubs): Hono {
  const app = new Hono();
  const list = async () => jsonResponse(200, { stubs: await stubs.list() });
  app.get('/stubs/', list);
  app.put('/stubs/', async (context) => {
    const { stubs: given } = await readControl<{ stubs: NewStub[] }>(context, 'NewStubs');
    await setStubs(stubs, given);
    return list();
  });
  return app;
}

/** Replaces the stubs. @throws Problem for an unknown operation or a response that violates the contract */
export async function setStubs(stubs: Stubs, given: readonly NewStub[]): Promise<void> {
  for (const [index, stub] of given.entries()) checkStub(stub, `stubs.${index}`);
  await stubs.set(given.map(({ is_checked: _, times = null, ...stub }) => ({ ...stub, times })));
}

function checkStub(stub: NewStub, field: string): void {
  const { operation, status, body, is_checked: isChecked = true } = stub;
  if (!contractOperations.some(({ id }) => id === operation)) {
    throw invalidField(`${field}.operation`, texts.controls.unknownOperation);
  }
  try {
    // A response that can be sent: no invalid header, and no body with a status that has none.
    stubResponse({ ...stub, times: null });
    if (isChecked) checkResponse(contractOperation(operation), status, body);
  } catch (error) {
    if (error instanceof ContractViolation)
      throw invalidField(field, texts.controls.offContract(error.message));
    if (error instanceof TypeError) throw invalidField(field, texts.controls.unsendable);
    throw error;
  }
}
