import { integerBetween } from '@repo/domain/core/seeded-random'
import { importLimits } from '@repo/domain/imports/import'
import { writeWorkbook } from '@repo/tables/testing/write-workbook'
import { strToU8, zipSync } from 'fflate'

import { filled, flipped, MEGABYTE, randomBytes, truncated, type HostileKinds } from './bytes.ts'

const LARGEST = importLimits.fileBytes

const good = () =>
  writeWorkbook('Socios', [
    ['Email', 'First name'],
    ['ana@gym.example', 'Ana'],
  ])

const SHEET = 'xl/worksheets/sheet1.xml'

/** A workbook with some of its parts replaced. */
const workbookWith = (parts: Readonly<Record<string, Uint8Array>>, target = 'worksheets/sheet1.xml'): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Target="${target}"/></Relationships>`,
    ),
    ...parts,
  })

const sheetOf = (rows: string): Uint8Array =>
  workbookWith({ [SHEET]: strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) })

const cell = (reference: string, value: string, type = 'str'): string =>
  `<c r="${reference}" t="${type}"><v>${value}</v></c>`

/** Writes a larger size than a part has into its local and central headers. */
const claiming = (bytes: Uint8Array, size: number): Uint8Array => {
  const claimed = Buffer.from(bytes)
  for (const [signature, offset] of [
    [0x04034b50, 22],
    [0x02014b50, 24],
  ] as const) {
    for (let at = 0; at + 30 < claimed.length; at += 1) {
      if (claimed.readUInt32LE(at) === signature) claimed.writeUInt32LE(size, at + offset)
    }
  }
  return claimed
}

const manyParts = (): Uint8Array =>
  zipSync(Object.fromEntries(Array.from({ length: 60_000 }, (_, number) => [`xl/x${number}`, new Uint8Array()])))

export const HOSTILE_TABLES: HostileKinds = {
  'XLSX: a bomb': () => workbookWith({ [SHEET]: new Uint8Array(400 * MEGABYTE) }),
  'XLSX: a part that claims 1 GB': () => claiming(good(), 2 ** 30),
  'XLSX: a part that claims nothing': () => claiming(good(), 0),
  'XLSX: an entity bomb': () =>
    workbookWith({ [SHEET]: strToU8('<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>') }),
  'XLSX: depth': () => sheetOf('<row>'.repeat(100_000)),
  'XLSX: rows without end': () => sheetOf('<row/>'.repeat(900_000)),
  'XLSX: a cell far to the right': () => sheetOf(`<row>${cell('XFD1', 'x')}</row>`),
  'XLSX: a cell with no place': () => sheetOf(`<row>${cell('1A', 'x')}${cell('', 'y')}</row>`),
  'XLSX: a row far below': () => sheetOf(`<row r="1048576">${cell('A1048576', 'x')}</row>`),
  'XLSX: rows that are no numbers': () =>
    sheetOf(`<row r="-1">${cell('A1', 'x')}</row><row r="1e9">${cell('A2', 'y')}</row>`),
  'XLSX: texts that are not there': () => sheetOf(`<row>${cell('A1', '99999999', 's')}${cell('B1', '-1', 's')}</row>`),
  'XLSX: a day of no year': () => sheetOf(`<row><c r="A1" s="1"><v>1e308</v></c></row>`),
  'XLSX: a huge text': () => sheetOf(`<row>${cell('A1', 'x'.repeat(5 * MEGABYTE))}</row>`),
  'XLSX: a sheet of another folder': () => workbookWith({ [SHEET]: strToU8('<worksheet/>') }, '../../../etc/passwd'),
  'XLSX: no sheet': () => workbookWith({}),
  'XLSX: many parts': manyParts,
  'XLSX: truncated': (random) => truncated(random, good()),
  'XLSX: bits flipped': (random) => flipped(random, good()),
  'CSV: rows without end': () => filled('a\n', LARGEST),
  'CSV: columns without end': () => filled(',', LARGEST),
  'CSV: one cell': () => filled('a', LARGEST),
  'CSV: quotes': () => filled('"', LARGEST),
  'CSV: a quote that never ends': () => Buffer.concat([Buffer.from('a,"'), filled('b\n', LARGEST - 3)]),
  'CSV: blank rows without end': () => filled('\r\n', LARGEST),
  'CSV: NULs': () => filled('a\u0000,', 1000),
  'CSV: half a character': () => Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x00]),
  'CSV: long cells in all columns': () => filled(`${'x'.repeat(999)},`, LARGEST),
  'CSV: formulas': () => filled("=cmd|' /C calc'!A0,@SUM(A1)\n", 100_000),
  'CSV: bytes at random': (random) => randomBytes(random, integerBetween(random, 1, 200_000)),
}
