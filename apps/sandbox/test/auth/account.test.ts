import { describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '../../src/erasure.ts';
import { PASSWORD, registerMember } from '../members.ts';
import { png, sendForm } from '../pictures.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const DAY_MS = 86_400_000;
const logIn = (username: string, password = PASSWORD) =>
  send('POST', '/auth/login/', { json: { username, password } });

describe('deleting the account', () => {
  it('signs out everywhere and returns the deletion date', async () => {
    const member = await registerMember(sandbox);
    const second = (await logIn(member.email)).body.token.access;
    const { status, body } = await send('DELETE', '/user/profile/', { token: member.access });
    expect(status).toBe(200);
    expect(body).toMatchObject({ member_id: member.id, grace_days_count: 30, ended_session_count: 2 });
    expect(Date.parse(body.deletes_at) - Date.parse(body.requested_at)).toBe(30 * DAY_MS);
    expect(body.notice).toMatch(/^Your account will be deleted on \w+ \d{1,2}, \d{4}\. Log in before then/);
    for (const token of [member.access, second]) {
      expect((await send('GET', '/user/profile/', { token })).body.code).toBe('token_revoked');
    }
    const refreshed = await send('POST', '/auth/refresh/', { json: { refresh_token: member.refresh } });
    expect(refreshed.body.code).toBe('token_revoked');
    expect(sandbox.log.at(-1)).toContain(member.email);
  });

  it('returns the notice in Korean on request', async () => {
    const member = await registerMember(sandbox);
    const { body } = await send('DELETE', '/user/profile/', { token: member.access, language: 'ko' });
    expect(body.notice).toMatch(/^\d{4}년 \d{1,2}월 \d{1,2}일에 계정이 삭제됩니다\./);
  });

  it('is canceled by a login within 30 days', async () => {
    const { id, email, access } = await registerMember(sandbox);
    await send('DELETE', '/user/profile/', { token: access });
    sandbox.advance(30 * DAY_MS - 60_000);
    expect((await logIn(email)).status).toBe(200);
    sandbox.advance(120_000);
    const { status, body } = await logIn(email);
    expect([status, body.user.id]).toEqual([200, id]);
  });

  it('erases the member after 30 days and frees the email address', async () => {
    const gone = await registerMember(sandbox);
    const avatar = { avatar: new File([png(8, 8)], 'a.png') };
    const picture = await sendForm(sandbox, '/user/profile/avatar/', avatar, gone.access);
    await send('DELETE', '/user/profile/', { token: gone.access });
    sandbox.advance(30 * DAY_MS + 60_000);
    expect((await logIn(gone.email)).body.code).toBe('invalid_credentials');
    const successor = await registerMember(sandbox, { email: gone.email });
    expect(successor.id).not.toBe(gone.id);
    expect((await send('GET', `/user/profile/${gone.id}/`, { token: successor.access })).status).toBe(404);
    await eraseDueAccounts(sandbox.sandbox.database.db, sandbox.now());
    const url = `http://sandbox.test${picture.body.avatar_url}`;
    expect((await sandbox.sandbox.fetch(new Request(url))).status).toBe(404);
  });

  it('takes effect once for two concurrent requests', async () => {
    const { access: token } = await registerMember(sandbox);
    const responses = await Promise.all([1, 2].map(() => send('DELETE', '/user/profile/', { token })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe('changing the password', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    send('POST', '/user/profile/change-password/', { token, json: { current_password, new_password } });

  it('ends the other sessions and keeps the current one', async () => {
    const member = await registerMember(sandbox);
    const other = (await logIn(member.email)).body.token;
    const { status, body } = await change(member.access, PASSWORD, 'hallasan-first-snow');
    expect(status).toBe(200);
    expect(body.ended_sessions).toHaveLength(1);
    expect(body.ended_sessions[0]).toMatchObject({
      status: 'expired',
      current: false,
      expires_at: body.changed_at,
    });
    expect((await send('GET', '/user/profile/', { token: other.access })).status).toBe(401);
    expect((await send('POST', '/auth/refresh/', { json: { refresh_token: other.refresh } })).status).toBe(
      401,
    );
    expect((await send('GET', '/user/profile/', { token: member.access })).status).toBe(200);
    expect((await send('POST', '/auth/refresh/', { json: { refresh_token: member.refresh } })).status).toBe(
      200,
    );
    expect((await logIn(member.email)).status).toBe(401);
    expect((await logIn(member.email, 'hallasan-first-snow')).status).toBe(200);
    expect(sandbox.log.at(-1)).toBe(`Email to ${member.email}: the password was changed.`);
  });

  it('rejects a wrong current password and an unsafe new one with 400', async () => {
    const { access } = await registerMember(sandbox);
    const wrong = await change(access, 'not-my-password', 'hallasan-first-snow');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'current_password_wrong']);
    expect(wrong.body.details).toEqual({ current_password: ['Incorrect current password.'] });
    for (const unsafe of ['aaaaaaaa', 'password2026', 'Admin-2026', PASSWORD]) {
      const { status, body } = await change(access, PASSWORD, unsafe);
      expect([status, Object.keys(body.details)]).toEqual([400, ['new_password']]);
    }
  });

  it('allows at most three attempts in five minutes, even if they are concurrent', async () => {
    const { access } = await registerMember(sandbox);
    const guess = () => change(access, 'not-my-password', 'hallasan-first-snow');
    const responses = await Promise.all(Array.from({ length: 8 }, guess));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(3);
    const refused = await change(access, PASSWORD, 'hallasan-first-snow');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    sandbox.advance(Number(refused.headers.get('Retry-After')) * 1000);
    expect((await change(access, PASSWORD, 'hallasan-first-snow')).status).toBe(200);
  });

  it('accepts only one of two concurrent changes', async () => {
    const member = await registerMember(sandbox);
    const wishes = ['hallasan-first-snow', 'seongsan-sunrise-2026'];
    const responses = await Promise.all(wishes.map((wish) => change(member.access, PASSWORD, wish)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const chosen = wishes[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await logIn(member.email, chosen)).status).toBe(200);
  });
});
