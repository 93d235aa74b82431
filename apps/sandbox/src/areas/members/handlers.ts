import * as phone from './phone-handlers.ts';
import * as profile from './profile-handlers.ts';

export const memberHandlers = { ...profile, ...phone };
