// Sends forms within the size limit that would keep a naive parser busy for a minute.
import { expect, it } from 'vitest';
import { repeatAndRead } from './read-during.ts';
import { register, send } from './target.ts';

const BOUNDARY = 'x';
const MEGABYTE = 1_048_576;
const MAX_BYTES = 5 * MEGABYTE;

const member = await register();
const part = (name: string, value = '', more = ''): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const fill = (text: string): string => text.repeat(Math.floor(MAX_BYTES / text.length));

const floods: Record<string, () => string> = {
  '60,000 parts of one name': () => part('a').repeat(60_000) + END,
  '60,000 parts of 60,000 names': () =>
    Array.from({ length: 60_000 }, (_, index) => part(`a${index}`)).join('') + END,
  '60,000 files': () => part('avatar', 'x', '; filename="a.png"').repeat(60_000) + END,
  'a name of 1 MB': () => part('n'.repeat(MEGABYTE)) + END,
  'a name of 1 MB in escapes': () => part('%22'.repeat(MEGABYTE / 3)) + END,
  'a name of 1 MB of backslashes': () => part('\\'.repeat(MEGABYTE)) + END,
  'a file name of 1 MB': () => part('avatar', 'x', `; filename="${'f'.repeat(MEGABYTE)}"`) + END,
  'a header of 1 MB': () =>
    `--${BOUNDARY}\r\nX-Long: ${'h'.repeat(MEGABYTE)}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n${END}`,
  'a header name of 1 MB': () =>
    `--${BOUNDARY}\r\n${'h'.repeat(MEGABYTE)}: x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n${END}`,
  '100,000 headers in one part': () => `--${BOUNDARY}\r\n${'A: b\r\n'.repeat(100_000)}\r\n\r\n${END}`,
  'a header folded 100,000 times': () => `--${BOUNDARY}\r\nA: b\r\n${' c\r\n'.repeat(100_000)}\r\n\r\n${END}`,
  '10,000 parameters of one header': () =>
    part('a', '', Array.from({ length: 10_000 }, (_, index) => `; p${index}=1`).join('')) + END,
  'headers that never end': () =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\nX: ${fill('y')}`,
  'only line ends': () => fill('\r\n'),
  'line ends before the first boundary': () => `${fill('\r\n').slice(0, -64)}${part('a')}${END}`,
  'line ends inside the headers': () => `--${BOUNDARY}\r\n${fill('\r\n')}`,
  'line ends inside a part': () => part('avatar', fill('\r\n').slice(0, -256), '; filename="a"') + END,
  'starts of boundaries inside a part': () =>
    part('avatar', fill('\r\n--').slice(0, -256), '; filename="a"') + END,
  'half boundaries inside a part': () => part('avatar', fill('\r\n-').slice(0, -256), '; filename="a"') + END,
  'only boundaries': () => fill(`--${BOUNDARY}\r\n`),
  'only dashes': () => fill('-'),
  'line ends after the last boundary': () => `${part('a')}${END}${fill('\r\n').slice(0, -256)}`,
  'zero bytes': () => fill('\0'),
};

it.each(Object.keys(floods))('rejects %s and continues to serve other requests', async (name) => {
  const body = Buffer.from(floods[name]?.() ?? '', 'latin1');
  const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  const results = await repeatAndRead(() =>
    send('POST', '/user/profile/avatar/', { token: member.access, body, headers }),
  );
  for (const { status } of results) expect([400, 413]).toContain(status);
});

it.each([
  ['of 14 kB', 'b'.repeat(14_000)],
  ['of line breaks', '"\\r\\n"'],
  ['that repeats itself', `${'ab'.repeat(34)}a`],
])('rejects a boundary %s', async (_name, boundary) => {
  const body = Buffer.from(fill(boundary.slice(0, 34)), 'latin1');
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const results = await repeatAndRead(() =>
    send('POST', '/user/profile/avatar/', { token: member.access, body, headers }),
  );
  for (const { status } of results) expect(status).toBe(400);
});
