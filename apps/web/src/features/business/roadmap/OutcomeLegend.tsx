import * as Part from './roadmap.styles.ts';
import { useOutcomeText } from './use-outcome-text.ts';

const outcomes = ['on_time', 'late', 'not_done'] as const;

/** What the rings of the picture mean. */
export function OutcomeLegend() {
  const outcomeText = useOutcomeText();
  return (
    <Part.Legend>
      {outcomes.map((outcome) => (
        <li key={outcome}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <Part.Dot
              cx={10}
              cy={10}
              r={8}
              outcome={outcome}
              strokeDasharray={outcome === 'not_done' ? '4 3' : ''}
            />
          </svg>
          {outcomeText(outcome)}
        </li>
      ))}
    </Part.Legend>
  );
}
