import type { Handlers } from '../../core/contract/handler.ts';
import { changePassword } from './changePassword.ts';
import { createWalletNonce } from './wallet-handlers.ts';
import { deleteAccount } from './deleteAccount.ts';
import { forceLogOut } from './forceLogOut.ts';
import { listLoginSessions } from './listLoginSessions.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { refreshAccessToken } from './session-handlers.ts';
import { registerMember } from './account-handlers.ts';
import { revokeLoginSession } from './revokeLoginSession.ts';
import { verifyWalletSignature } from './verifyWalletSignature.ts';

export const authHandlers = {
  logIn,
  registerMember,
  logOut,
  forceLogOut,
  listLoginSessions,
  revokeLoginSession,
  refreshAccessToken,
  createWalletNonce,
  verifyWalletSignature,
  changePassword,
  deleteAccount,
} satisfies Partial<Handlers>;
