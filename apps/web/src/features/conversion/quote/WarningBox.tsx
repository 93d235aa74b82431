import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../design/stitches.config.ts';

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$3',
  padding: '$3 $4',
  borderRadius: '$md',
  background: '$warningSoft',
  fontSize: '$sm',
  lineHeight: '$body',
  '& > svg': { width: '1.125rem', height: '1.125rem', marginTop: '0.2rem', color: '$warningText' },
});
const Title = styled('strong', { display: 'block', fontWeight: '$semibold', color: '$warningText' });
const Consent = styled('div', { gridColumn: 2 });

type WarningBoxProps = {
  title?: string;
  text: string;
  /** The consent that it asks for. */
  children?: ReactNode;
};

/** Something to know before tokens move. */
export function WarningBox({ title, text, children }: WarningBoxProps) {
  return (
    <Root>
      <TriangleAlert aria-hidden />
      <div>
        {title ? <Title>{title}</Title> : null}
        {text}
      </div>
      {children ? <Consent>{children}</Consent> : null}
    </Root>
  );
}
