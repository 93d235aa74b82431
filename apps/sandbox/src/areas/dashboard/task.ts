import type { DashboardTaskKind } from '@gli/sdk';
import type { Text } from '../../core/text/text.ts';

/** Something to do, in both languages. */
export type Task = {
  readonly kind: DashboardTaskKind;
  readonly title: Text;
  readonly text: Text;
  readonly progressPercent?: string;
  readonly targetId?: string;
};
