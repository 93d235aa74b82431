import { expect, test } from 'vitest';
import { cameraProblem } from './use-camera.ts';

const failure = (name: string) => new DOMException('', name);

test('has a message for each camera failure', () => {
  expect(cameraProblem(failure('NotAllowedError'))).toBe('refused');
  expect(cameraProblem(failure('NotFoundError'))).toBe('missing');
  expect(cameraProblem(failure('NotReadableError'))).toBe('busy');
  expect(cameraProblem(new TypeError('getUserMedia is not a function'))).toBe('unsupported');
});
