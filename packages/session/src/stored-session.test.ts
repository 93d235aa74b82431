import { describe, expect, it } from 'vitest';
import { resilientStorage } from './resilient-storage.ts';
import { createStoredSession } from './stored-session.ts';
import { mapStorage } from './testing/fake-browser.ts';
import { KIM } from './testing/session-fixture.ts';

const random = (bytes: Uint8Array) => bytes.fill(0xab);
const throws = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function storedSession(local = new Map<string, string>(), session = new Map<string, string>()) {
  return createStoredSession({ local: mapStorage(local), perTab: mapStorage(session), random });
}

describe('reading from storage', () => {
  it('keeps unknown profile fields', () => {
    const local = new Map([['user-profile', JSON.stringify({ ...KIM, tier: { level: 3 } })]]);
    expect(storedSession(local).readUser()).toEqual({ ...KIM, tier: { level: 3 } });
  });
  it('drops an invalid optional field and keeps the rest', () => {
    const local = new Map([['user-profile', JSON.stringify({ ...KIM, email: 5, wallet_address: [] })]]);
    expect(storedSession(local).readUser()).toMatchObject({ id: KIM.id, name: KIM.name, role: 'member' });
    expect(storedSession(local).readUser()?.email).toBeUndefined();
  });
  it.each(['', 'soon', '{}'])('ignores a last login of %j', (text) => {
    expect(storedSession(new Map([['last-login', text]])).readLastLogin()).toBeNull();
  });
});

describe('tokens', () => {
  it('are replaced or cleared only when they match the expected ones', () => {
    const { tokens } = storedSession();
    const mine = { access: 'a', refresh: 'r' };
    const renewed = { access: 'b', refresh: 's' };
    tokens.set(mine);
    tokens.set(renewed, mine);
    tokens.set(mine, { access: 'a', refresh: null });
    tokens.clear(mine);
    expect(tokens.get()).toEqual(renewed);
    tokens.clear(renewed);
    expect(tokens.get()).toBeNull();
  });
  it('notify listeners only if they were actually cleared', () => {
    const { tokens } = storedSession();
    let cleared = 0;
    const stop = tokens.onCleared(() => {
      cleared += 1;
    });
    tokens.clear();
    tokens.set({ access: 'a', refresh: null });
    tokens.clear({ access: 'other', refresh: null });
    expect(cleared).toBe(0);
    tokens.clear();
    expect(cleared).toBe(1);
    stop();
    tokens.set({ access: 'a', refresh: null });
    tokens.clear();
    expect(cleared).toBe(1);
  });
});

describe('the CSRF value', () => {
  it('is 32 random bytes in hex and stays the same until it is cleared', () => {
    const session = new Map<string, string>();
    const stored = storedSession(new Map(), session);
    expect(stored.csrfToken()).toBe('ab'.repeat(32));
    expect(session.get('csrf-token')).toBe('ab'.repeat(32));
    session.set('csrf-token', 'cd'.repeat(32));
    expect(stored.csrfToken()).toBe('cd'.repeat(32));
    stored.clear();
    expect(session.size).toBe(0);
  });
  it('is created again when the stored value is invalid', () => {
    const session = new Map([['csrf-token', 'CD'.repeat(32)]]);
    expect(storedSession(new Map(), session).csrfToken()).toBe('ab'.repeat(32));
  });
});

describe('a browser without persistent storage', () => {
  it('keeps a session until the page unloads', () => {
    const stored = createStoredSession({
      local: resilientStorage(throws),
      perTab: resilientStorage(throws),
      random,
    });
    const tokens = { access: 'a', refresh: 'r' };
    stored.tokens.set(tokens);
    stored.writeUser({ ...KIM });
    stored.writeLastLogin(0);
    const csrf = stored.csrfToken();
    expect([stored.tokens.get(), stored.readUser(), stored.readLastLogin()]).toEqual([tokens, KIM, 0]);
    expect(stored.csrfToken()).toBe(csrf);
    stored.clear();
    expect([stored.tokens.get(), stored.readUser(), stored.readLastLogin()]).toEqual([null, null, null]);
  });

  it('keeps new tokens in memory and removes old ones from storage if the storage is full', () => {
    const disk = new Map([['auth-token', '{"access":"old","refresh":"old"}']]);
    const full = { ...mapStorage(disk), setItem: throws };
    const { tokens } = createStoredSession({
      local: resilientStorage(() => full),
      perTab: mapStorage(new Map()),
    });
    tokens.set({ access: 'new', refresh: 'new' });
    expect(tokens.get()).toEqual({ access: 'new', refresh: 'new' });
    expect(disk.size).toBe(0);
  });

  it('does not restore cleared tokens if the storage is read-only', () => {
    const disk = new Map([['auth-token', '{"access":"old","refresh":"old"}']]);
    const readOnly = { ...mapStorage(disk), setItem: throws, removeItem: throws };
    const { tokens } = createStoredSession({
      local: resilientStorage(() => readOnly),
      perTab: mapStorage(new Map()),
    });
    tokens.clear();
    expect(tokens.get()).toBeNull();
  });
});
