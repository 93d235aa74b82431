import type { KycStepName } from '@gli/sdk';
import type { MemberRow } from '../../core/members/schema.ts';
import { fieldProblem, type Problem, problem } from '../../core/problem/problem.ts';
import type { Text } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';

/** Checks that the verification is the caller's own. @throws Problem `not_found` for another member's verification */
export function requireOwn(memberId: string, member: MemberRow): void {
  if (memberId !== member.id) throw problem('not_found');
}

/** Checks that a time has been reached. @throws Problem `rate_limited` with `Retry-After` until then */
export function requireElapsed(allowedAt: Date, now: Date): void {
  const waitMs = allowedAt.getTime() - now.getTime();
  if (waitMs <= 0) return;
  throw problem('rate_limited', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
}

export const stepLocked = (): Problem => problem('kyc_step_locked', { message: texts.kyc.stepLocked });

/** Advice for a step that is already complete. If there is none, the code's own text applies. */
const ADVICE: { readonly [Step in KycStepName]?: Text } = {
  personal_info: texts.kyc.personalInfoDone,
  face: texts.kyc.faceDone,
};

export function stepDone(step: Exclude<KycStepName, 'documents'>): Problem {
  const { [step]: message } = ADVICE;
  return problem('already_verified', {
    error: texts.kyc.done[step],
    ...(message ? { message } : {}),
  });
}

export function wrongCode(triesLeft: number): Problem {
  const text = triesLeft === 0 ? texts.kyc.noAttempts : texts.kyc.attemptsLeft(triesLeft);
  return fieldProblem('invalid_verification_code', 'verification_code', text);
}
