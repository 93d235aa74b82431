/** A line of text on a page, from the left and the top edge in points. */
export type PdfText = { x: number; y: number; size: number; text: string; bold?: boolean; grey?: number };

type PdfRule = { x: number; y: number; width: number; grey: number };

const page = { width: 595, height: 842 };

/** A PDF file of one A4 page in Helvetica, which every reader has. Latin letters only. */
export function writePdf(title: string, texts: readonly PdfText[], rules: readonly PdfRule[]): Buffer {
  const content = [
    ...rules.map(
      ({ x, y, width, grey }) =>
        `${grey} G 0.75 w ${x} ${page.height - y} m ${x + width} ${page.height - y} l S`,
    ),
    ...texts.map(
      ({ x, y, size, text, bold = false, grey = 0.1 }) =>
        `BT ${grey} g /${bold ? 'B' : 'R'} ${size} Tf ${x} ${page.height - y} Td (${literal(text)}) Tj ET`,
    ),
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${literal(title)}) /Producer (GLI platform) >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

function literal(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&');
}
