import { crc32, deflateRawSync } from 'node:zlib';

/** Text, or compressed bytes that claim this size. */
type Part = string | { compressed: Uint8Array; bytes: number };

function headerFields(name: string, part: Part) {
  const text = typeof part === 'string' ? Buffer.from(part) : undefined;
  const compressed = text ? deflateRawSync(text) : Buffer.from((part as { compressed: Uint8Array }).compressed);
  const bytes = text?.byteLength ?? (part as { bytes: number }).bytes;
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(text ? crc32(text) : 0, 10);
  shared.writeUInt32LE(compressed.byteLength, 14);
  shared.writeUInt32LE(bytes, 18);
  shared.writeUInt16LE(Buffer.byteLength(name), 22);
  return { compressed, shared };
}

const signatureBytes = (sign: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(sign);
  return bytes;
};

export function makeZip(files: Readonly<Record<string, Part>>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(files)) {
    const { compressed, shared } = headerFields(name, part);
    const body = Buffer.concat([signatureBytes(0x04034b50), shared, Buffer.from(name), compressed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([signatureBytes(0x02014b50), Buffer.from([20, 0]), shared, rest, Buffer.from(name)]));
    bodies.push(body);
    offset += body.byteLength;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

export function wordFile(stream = 'WordDocument'): Buffer {
  const bytes = Buffer.alloc(2_048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.write(stream, 512, 'utf16le');
  bytes[512 + 66] = 2;
  return bytes;
}

/** The smallest workbook, a sheet for each text of rows; those of old Macs count days from 1904. */
export function workbook(sheets: Readonly<Record<string, string>>, { date1904 = false } = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const numbered = Object.entries(sheets).map(([name, rows], index) => ({ name, rows, id: index + 1 }));
  const listed = numbered.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="s${id}"/>`).join('');
  const related = numbered.map(
    ({ id }) => `<Relationship Id="s${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
  );
  return makeZip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}">${related.join('')}<Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      numbered.map(({ rows, id }) => [
        `xl/worksheets/sheet${id}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}
