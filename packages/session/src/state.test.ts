import { describe, expect, it } from 'vitest';
import { nextSessionState, type SessionEvent, type SessionState, STARTING } from './state.ts';

const kim = { id: 'mem_kim', name: 'Kim', role: 'member' };
const lee = { id: 'mem_lee', name: 'Lee', role: 'member' };
const GUEST: SessionState = { status: 'guest' };
const KIM: SessionState = { status: 'authenticated', user: kim };
const LEE: SessionState = { status: 'authenticated', user: lee };

describe('the session state after an event', () => {
  const table: [string, SessionState, SessionEvent, SessionState][] = [
    ['a restored member is signed in', STARTING, { type: 'restored', user: kim }, KIM],
    ['a restore comes too late for a guest', GUEST, { type: 'restored', user: kim }, GUEST],
    ['a restore comes too late for another member', LEE, { type: 'restored', user: kim }, LEE],
    ['a login ends the start', STARTING, { type: 'signed_in', user: kim }, KIM],
    ['a guest logs in', GUEST, { type: 'signed_in', user: kim }, KIM],
    ['another member logs in', KIM, { type: 'signed_in', user: lee }, LEE],
    ['a profile ends the start', STARTING, { type: 'profile_loaded', user: kim }, KIM],
    ['a profile after the sign-out is ignored', GUEST, { type: 'profile_loaded', user: kim }, GUEST],
    ['a profile of the previous member is ignored', LEE, { type: 'profile_loaded', user: kim }, LEE],
    ['a start without a profile results in a guest', STARTING, { type: 'profile_unavailable' }, GUEST],
    ['a guest without a profile stays a guest', GUEST, { type: 'profile_unavailable' }, GUEST],
    ['a member without a profile stays signed in', KIM, { type: 'profile_unavailable' }, KIM],
    ['a start without tokens results in a guest', STARTING, { type: 'signed_out' }, GUEST],
    ['a guest stays a guest', GUEST, { type: 'signed_out' }, GUEST],
    ['a member signs out', KIM, { type: 'signed_out' }, GUEST],
  ];
  it.each(table)('%s', (_, state, event, expected) =>
    expect(nextSessionState(state, event)).toEqual(expected),
  );

  it('shows a newer profile of the same member', () => {
    const renamed = { ...kim, name: 'Kim S.' };
    expect(nextSessionState(KIM, { type: 'profile_loaded', user: renamed })).toEqual({
      status: 'authenticated',
      user: renamed,
    });
  });

  it('returns the same object if nothing changes', () => {
    expect(nextSessionState(GUEST, { type: 'signed_out' })).toBe(GUEST);
    expect(nextSessionState(KIM, { type: 'profile_unavailable' })).toBe(KIM);
  });
});
