import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { LEAST_CONTRAST } from '../../../design/palettes/contrast-pairs.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
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
  const words = useWords();
  const formats = useFormats();
  return (
    <Card padding="sm">
      <FigureTable figures={figures.slice(0, shownAtFirst)} caption={words.demos.weakestPairs()} />
      <Disclosure summary={words.demos.allPairs({ count: formats.integer(figures.length) })}>
        <FigureTable figures={figures.slice(shownAtFirst)} caption={words.demos.otherPairs()} />
      </Disclosure>
    </Card>
  );
}

function FigureTable({ figures, caption }: { figures: readonly ContrastFigure[]; caption: string }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Table
      caption={caption}
      rowKey={({ ink, ground }) => `${ink} ${ground}`}
      rows={figures}
      columns={[
        {
          id: 'pair',
          header: words.demos.pair(),
          rowHeader: true,
          cell: ({ ink, ground }) => words.demos.inkOnGround({ ink, ground }),
        },
        {
          id: 'sample',
          header: words.demos.looks(),
          // What is no text is shown as a shape: letters in it would have to be read.
          cell: ({ kind, inkColor, groundColor }) => (
            <Sample css={{ color: inkColor, background: groundColor }}>
              {kind === 'text' ? words.demos.letters() : <Shape aria-hidden />}
            </Sample>
          ),
        },
        {
          id: 'ratio',
          header: words.demos.contrast(),
          numeric: true,
          cell: ({ ratio }) => words.demos.ratio({ ratio: formats.decimal(ratio) }),
        },
        {
          id: 'needed',
          header: words.demos.needed(),
          numeric: true,
          cell: ({ kind }) => words.demos.ratio({ ratio: formats.decimal(LEAST_CONTRAST[kind]) }),
        },
        {
          id: 'passes',
          header: words.demos.result(),
          cell: ({ passes }) => (
            <Badge tone={passes ? 'success' : 'danger'}>
              {passes ? words.demos.passes() : words.demos.fails()}
            </Badge>
          ),
        },
      ]}
    />
  );
}
