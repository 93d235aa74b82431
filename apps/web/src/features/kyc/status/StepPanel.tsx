import type { KycStatus, KycStep } from '@gli/sdk';
import { lazyPart } from '@/data';
import { ContactStep } from '../contact/ContactStep.tsx';
import { DocumentsStep } from '../documents/DocumentsStep.tsx';
import { PersonalInfoStep } from '../personal-info/PersonalInfoStep.tsx';
import { StatusPanel } from './StatusPanel.tsx';

// Lazy, because it includes the camera code.
const FaceStep = lazyPart(async () => (await import('../face/FaceStep.tsx')).FaceStep);

type StepPanelProps = { step: KycStep | undefined; status: KycStatus; onNext: () => Promise<void> };

export function StepPanel({ step, status, onNext }: StepPanelProps) {
  const memberId = status.member_id;
  switch (step?.name) {
    case 'personal_info':
      return <PersonalInfoStep step={step} memberId={memberId} onNext={onNext} />;
    case 'documents':
      return <DocumentsStep step={step} memberId={memberId} onNext={onNext} />;
    case 'email':
    case 'phone':
      return <ContactStep step={step} kind={step.name} memberId={memberId} onNext={onNext} />;
    case 'face':
      return <FaceStep step={step} memberId={memberId} onNext={onNext} />;
    default:
      return <StatusPanel status={status} />;
  }
}
