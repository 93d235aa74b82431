import { expect, test } from 'vitest';
import { cameraProblem } from './camera-problem.ts';

const failure = (name: string) => new DOMException('', name);

test('each failure of the camera has its own words', () => {
  expect(cameraProblem(failure('NotAllowedError'))).toBe('refused');
  expect(cameraProblem(failure('NotFoundError'))).toBe('missing');
  expect(cameraProblem(failure('NotReadableError'))).toBe('busy');
  expect(cameraProblem(new TypeError('getUserMedia is not a function'))).toBe('unsupported');
});
