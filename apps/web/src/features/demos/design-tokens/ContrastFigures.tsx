import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { LEAST_CONTRAST } from '../../../design/palettes/contrast-pairs.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/Disclosure.tsx';
import type { ContrastFigure } from './token-lists.ts';

const Sample = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '2rem',
  borderRadius: '$sm',
  border: '1px solid $colors$border',
  fontWeight: '$bold',
  forcedColorAdjust: 'none',
});

const Shape = styled('span', {
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '$round',
  border: '3px solid currentColor',
});

/** Weakest pairs that are seen before the rest is opened. */
const shownAtFirst = 8;

/** Each pair of colours as it is used, with its contrast and what it has to reach. */
export function ContrastFigures({ figures }: { figures: readonly ContrastFigure[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card padding="sm">
      <FigureTable figures={figures.slice(0, shownAtFirst)} caption={t.demos.weakestPairs()} />
      <Disclosure summary={t.demos.allPairs({ count: formats.integer(figures.length) })}>
        <FigureTable figures={figures.slice(shownAtFirst)} caption={t.demos.otherPairs()} />
      </Disclosure>
    </Card>
  );
}

function FigureTable({ figures, caption }: { figures: readonly ContrastFigure[]; caption: string }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Table
      caption={caption}
      rowKey={({ ink, ground }) => `${ink} ${ground}`}
      rows={figures}
      columns={[
        {
          id: 'pair',
          header: t.demos.pair(),
          rowHeader: true,
          cell: ({ ink, ground }) => t.demos.inkOnGround({ ink, ground }),
        },
        {
          id: 'sample',
          header: t.demos.looks(),
          // What is no text is shown as a shape: letters in it would have to be read.
          cell: ({ kind, inkColor, groundColor }) => (
            <Sample css={{ color: inkColor, background: groundColor }}>
              {kind === 'text' ? t.demos.letters() : <Shape aria-hidden />}
            </Sample>
          ),
        },
        {
          id: 'ratio',
          header: t.demos.contrast(),
          numeric: true,
          cell: ({ ratio }) => t.demos.ratio({ ratio: formats.decimal(ratio) }),
        },
        {
          id: 'needed',
          header: t.demos.needed(),
          numeric: true,
          cell: ({ kind }) => t.demos.ratio({ ratio: formats.decimal(LEAST_CONTRAST[kind]) }),
        },
        {
          id: 'passes',
          header: t.demos.result(),
          cell: ({ passes }) => (
            <Badge tone={passes ? 'success' : 'danger'}>{passes ? t.demos.passes() : t.demos.fails()}</Badge>
          ),
        },
      ]}
    />
  );
}
