import { demoAssets } from './demo-papers.ts';
import { type AssetPaper, assets, type Kind } from './papers.ts';
import { type PdfText, writePdf } from './pdf.ts';

const titles: Record<Kind, string> = {
  prospectus: 'Investment prospectus',
  appraisal: 'Appraisal report',
  registry: 'Registry certificate',
  insurance: 'Property insurance policy',
};

/** Every paper: its file name and its content. */
export function documents(): [name: string, content: Buffer][] {
  return Object.entries({ ...assets, ...demoAssets }).flatMap(([slug, asset]) =>
    kinds.flatMap((kind): [string, Buffer][] => {
      const issued = asset.papers[kind];
      return issued === undefined ? [] : [[`${slug}-${kind}.pdf`, paper(asset, kind, issued)]];
    }),
  );
}

const kinds = ['prospectus', 'appraisal', 'registry', 'insurance'] as const satisfies readonly Kind[];

const left = 64;

const width = 467;

function paper(asset: AssetPaper, kind: Kind, issued: string): Buffer {
  const lines = rows(asset, kind);
  const first = 292;
  const step = 28;
  const texts: PdfText[] = [
    { x: left, y: 84, size: 11, text: 'GLI', bold: true, grey: 0.35 },
    { x: left, y: 136, size: 25, text: titles[kind], bold: true },
    { x: left, y: 166, size: 15, text: asset.name },
    { x: left, y: 188, size: 10.5, text: asset.place, grey: 0.4 },
    { x: left, y: 206, size: 10.5, text: `Issued ${issued}`, grey: 0.4 },
    {
      x: left,
      y: 242,
      size: 11,
      text: 'Sample document of the GLI sandbox. It is not an offer.',
      bold: true,
    },
    ...lines.flatMap(([label, value], i): PdfText[] => [
      { x: left, y: first + i * step, size: 11, text: label, grey: 0.4 },
      { x: left + 210, y: first + i * step, size: 11, text: value },
    ]),
    {
      x: left,
      y: 786,
      size: 9,
      text: 'All names, places and figures are made up for trying the product. No value is invested or insured.',
      grey: 0.45,
    },
  ];
  const rules = [
    { x: left, y: 98, width, grey: 0.75 },
    ...lines.map((_, i) => ({ x: left, y: first + i * step + 9, width, grey: 0.88 })),
    { x: left, y: 768, width, grey: 0.75 },
  ];
  return writePdf(`${titles[kind]}: ${asset.name}`, texts, rules);
}

/** The figures each kind of paper shows. */
function rows(asset: AssetPaper, kind: Kind): [label: string, value: string][] {
  const building: [string, string][] = [
    ['Land area', `${asset.landArea} square metres`],
    ...(asset.floorArea === null
      ? []
      : [['Floor area', `${asset.floorArea} square metres`] satisfies [string, string]]),
    ...(asset.built === null ? [] : [['Year built', asset.built] satisfies [string, string]]),
  ];
  const funding: [string, string][] = [
    ['Target', `${asset.target} GLIB`],
    ['Raised', `${asset.raised} GLIB (${asset.progress} %)`],
  ];
  const byKind: Record<Kind, [string, string][]> = {
    prospectus: [
      ['Category', asset.category],
      ['Status', asset.status],
      ['Risk level', asset.risk],
      ['Expected APY', `${asset.apy} %, not guaranteed`],
      ['Term', `${asset.termMonths} months`],
      ['Minimum investment', `${asset.minimum} GLIB`],
      ...funding,
      ...building,
    ],
    appraisal: [
      ['Category', asset.category],
      ...building,
      ['Funding target', `${asset.target} GLIB`],
      ['Method', 'Income approach'],
    ],
    registry: [['Category', asset.category], ...building, ['Entry', 'Ownership without encumbrance']],
    insurance: [
      ['Category', asset.category],
      ...building,
      ['Cover', 'Fire, natural hazards, business interruption'],
      ['Period', `One year from ${asset.papers.insurance ?? ''}`],
    ],
  };
  return byKind[kind];
}
