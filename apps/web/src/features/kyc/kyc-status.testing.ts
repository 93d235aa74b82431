import type { KycStatus, KycStepName, KycStepStatus } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';

/** Creates the status of a member whose next step is `next`: earlier steps are approved, later ones are locked. */
export function kycStatusAt(
  next: KycStepName,
  changes: Partial<Record<KycStepName, KycStepStatus>> = {},
): KycStatus {
  const status = exampleOf('getKycStatus', 200, 'kycStatusEnglish');
  const position = status.steps.findIndex(({ name }) => name === next);
  const steps = status.steps.map((step, index) => ({
    ...step,
    status: changes[step.name] ?? (index < position ? 'approved' : index === position ? 'open' : 'locked'),
    rejection_reasons: [],
  }));
  return { ...status, next_step: next, steps };
}

/** A PNG by its signature, which the page checks before the upload. */
export const pngFile = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });
