import { expect, it } from 'vitest';
import { GliNotFoundError } from './status-errors.ts';
import { unwrap } from './unwrap.ts';

it('returns the body of a successful response, even if it is empty', () => {
  expect(unwrap({ data: { id: 'ast_1' }, response: new Response() })).toEqual({ id: 'ast_1' });
  expect(unwrap({ data: undefined, response: new Response(null, { status: 204 }) })).toBeUndefined();
});

it('throws the error of an error response', () => {
  const error = { error: 'Requested resource not found.', message: '', code: 'not_found', details: {} };
  const response = new Response(null, { status: 404 });
  expect(() => unwrap({ error, response })).toThrow(GliNotFoundError);
  expect(() => unwrap({ error, response })).toThrow('Requested resource not found.');
});
