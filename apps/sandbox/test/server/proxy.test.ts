import { expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const test = await startTestSandbox({
  trustedProxies: ['127.0.0.1'],
  allowedOrigins: ['https://app.example'],
});
const address = await test.sandbox.listen(0);

it("lists a member's sessions with the address that the trusted proxy forwards", async () => {
  const { email, password } = await registerMember(test);
  const login = await fetch(`${address}/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
    body: JSON.stringify({ username: email, password }),
  });
  const { token } = await login.json();
  const sessions = await fetch(`${address}/auth/sessions/`, {
    headers: { Authorization: `Bearer ${token.access}` },
  });
  expect((await sessions.json())[0]).toMatchObject({ current: true, ip: '203.0.*.*' });
});

it('lets pages of an allowed origin call the API, and names each rejected origin once', async () => {
  const allowed = async (origin: string) =>
    (await test.send('GET', '/team-members/', { headers: { Origin: origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect(await allowed('https://app.example')).toBe('https://app.example');
  expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
  for (const origin of ['https://evil.example', 'https://evil.example', 'https://app.example.evil']) {
    expect(await allowed(origin)).toBeNull();
  }
  expect(test.log.filter((line) => line.includes('Rejected'))).toEqual([
    'Rejected calls from pages of "https://evil.example". To allow them, use --allow-origin.',
    'Rejected calls from pages of "https://app.example.evil". To allow them, use --allow-origin.',
  ]);
});
