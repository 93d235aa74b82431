import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { VisuallyHidden } from '../../design/display/VisuallyHidden.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTranslations } from '../../i18n/translations.ts';

const List = styled('ul', { display: 'grid', gap: '$2', fontSize: '$sm' });
const Goal = styled('li', {
  display: 'flex',
  gap: '$2',
  alignItems: 'flex-start',
  lineHeight: '$snug',
  '& svg': { width: '1rem', height: '1rem', flexShrink: 0, marginTop: '0.1rem', color: '$textMuted' },
  '& time': { display: 'block', color: '$textMuted', fontSize: '$xs' },
  variants: { done: { true: { '& svg': { color: '$successText' } } } },
});

type GoalsProps = { goals: readonly { title: string; done: boolean; done_on: string | null }[] };

/** Goals of a phase or milestones of a quarter, reached or still open. */
export function Goals({ goals }: GoalsProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <List>
      {goals.map(({ title, done, done_on: doneOn }) => (
        <Goal key={title} done={done}>
          {done ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
          <span>
            {title}
            {doneOn ? (
              <time dateTime={doneOn}>{t.business.reachedOn({ day: formats.day(doneOn) })}</time>
            ) : (
              <VisuallyHidden> ({done ? t.business.reached() : t.business.open()})</VisuallyHidden>
            )}
          </span>
        </Goal>
      ))}
    </List>
  );
}
