import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'

import { readTable } from './read-table.ts'
import { type ChosenFormat, decodeTable } from './read-text.ts'
import { TABLE_LIMITS, TableError } from './table.ts'

const rowsOf = (text: string | Uint8Array) => readTable(typeof text === 'string' ? strToU8(text) : text).sheets[0]?.rows
const PEOPLE = [
  ['Nombre', 'Correo'],
  ['Ñandú López', 'nandu@gym.example'],
]

describe('a text file', () => {
  it.each([
    ['commas', 'Nombre,Correo\nÑandú López,nandu@gym.example\n'],
    ['semicolons', 'Nombre;Correo\r\nÑandú López;nandu@gym.example'],
    ['tabs', 'Nombre\tCorreo\nÑandú López\tnandu@gym.example'],
    ['bars', 'Nombre|Correo\nÑandú López|nandu@gym.example'],
    ['quotes', '"Nombre","Correo"\n"Ñandú López","nandu@gym.example"'],
    ['a byte order mark', '\uFEFFNombre,Correo\nÑandú López,nandu@gym.example'],
    ['a semicolon and a newline at the end', 'Nombre;Correo\nÑandú López;nandu@gym.example\n'],
    ['blank lines at the end', 'Nombre,Correo\nÑandú López,nandu@gym.example\n,\n\n'],
  ])('with %s is read', (_, text) => {
    expect(rowsOf(text)).toEqual(PEOPLE)
  })

  it.each([
    ['windows-1252', Buffer.from('Nombre,Correo\nÑandú López,nandu@gym.example', 'latin1')],
    ['utf-16le', Buffer.from('\uFEFFNombre,Correo\nÑandú López,nandu@gym.example', 'utf16le')],
    ['utf-16be', Buffer.from('\uFEFFNombre,Correo\nÑandú López,nandu@gym.example', 'utf16le').swap16()],
  ])('in %s is read', (encoding, bytes) => {
    expect(decodeTable(bytes).encoding).toBe(encoding)
    expect(rowsOf(bytes)).toEqual(PEOPLE)
  })

  it('in the encoding of older Macs is read', () => {
    // "Ñandú López, María, José Ibáñez" in Mac OS Roman
    const bytes = Buffer.from('4e616d650a84616e649c204c9770657a0a4d617292610a4a6f738e2049628796657a', 'hex')
    expect(decodeTable(bytes).encoding).toBe('macintosh')
    expect(rowsOf(bytes)).toEqual([['Name'], ['Ñandú López'], ['María'], ['José Ibáñez']])
  })

  it('is read as chosen, even if it looks wrong then', () => {
    const bytes = Buffer.from('Nombre;Correo\nÑandú, López;nandu@gym.example', 'latin1')
    const formatOf = (chosen: ChosenFormat) => readTable(bytes, chosen)
    expect(formatOf({ separator: ',' })).toEqual({
      sheets: [{ name: '', rows: [['Nombre;Correo'], ['Ñandú', ' López;nandu@gym.example']] }],
      textFormat: { encoding: 'windows-1252', separator: ',' },
    })
    expect(formatOf({ encoding: 'utf-8' })).toEqual({
      sheets: [{ name: '', rows: [PEOPLE[0], ['\uFFFDand\uFFFD, L\uFFFDpez', 'nandu@gym.example']] }],
      textFormat: { encoding: 'utf-8', separator: ';' },
    })
  })

  it.each([
    ['a,b\nc,d', ','],
    ['a;b\nc;d', ';'],
    ['a\tb\nc\td', '\t'],
  ])('says how %j is written', (text, separator) => {
    expect(readTable(strToU8(text)).textFormat).toEqual({ encoding: 'utf-8', separator })
    expect(readTable(bookOf({ sheet: '<row><c><v>1</v></c></row>' })).textFormat).toBeNull()
  })

  it('keeps the places of blank lines', () => {
    expect(rowsOf('\nNombre,Correo\n,\n\nÑandú López,nandu@gym.example')).toEqual([[], PEOPLE[0], [], [], PEOPLE[1]])
  })

  it('keeps a formula as text', () => {
    expect(rowsOf('a,b\n=cmd|x,"=1+1"')).toEqual([
      ['a', 'b'],
      ['=cmd|x', '=1+1'],
    ])
  })

  it.each([
    ['nothing', '', 'empty'],
    ['blank lines only', '\n\n,,\n', 'empty'],
    ['NUL', 'a\u0000b,c', 'unreadable'],
    ['too many rows', 'a,b\n'.repeat(TABLE_LIMITS.rows + 1), 'too-many-rows'],
    ['too many columns', 'a,'.repeat(TABLE_LIMITS.columns + 1), 'too-many-columns'],
  ])('with %s is refused', (_, text, fault) => {
    expect(() => rowsOf(text)).toThrow(expect.objectContaining({ fault }))
  })

  it('has long cells cut', () => {
    expect(rowsOf(`a,${'x'.repeat(5000)}`)?.[0]?.[1]).toHaveLength(TABLE_LIMITS.cellLength)
  })
})

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)

interface Book {
  readonly sheet: string
  readonly texts?: string
  readonly styles?: string
  readonly properties?: string
}

const bookOf = ({ sheet, texts = '', styles = '', properties = '' }: Book): Uint8Array =>
  zipSync({
    'xl/workbook.xml': xml(
      `<workbook>${properties}<sheets><sheet name="People" sheetId="1" r:id="rId1" xmlns:r="r"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': xml(`<sst>${texts}</sst>`),
    'xl/styles.xml': xml(`<styleSheet>${styles}</styleSheet>`),
    'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/media/image1.png': new Uint8Array(100),
  })

const DAY_STYLES =
  '<numFmts><numFmt numFmtId="164" formatCode="dd&quot; de &quot;mmmm"/><numFmt numFmtId="165" formatCode="0.00"/></numFmts>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>'

describe('a workbook', () => {
  it('has its shared, inline, and formatted texts read', () => {
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Correo</t></is></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2" t="str"><f>A1</f><v>nandu@gym.example</v></c></row>'
    const texts = '<si><t>Nombre</t></si><si><r><t>Ñandú </t></r><r><t>López</t></r><rPh><t>x</t></rPh></si>'
    expect(readTable(bookOf({ sheet, texts })).sheets).toEqual([
      {
        name: 'People',
        rows: [
          ['Nombre', '', 'Correo'],
          ['Ñandú López', '', 'nandu@gym.example'],
        ],
      },
    ])
  })

  it('has rows at their numbers, without a formatted blank row far below', () => {
    const cell = (text: string) => `<c t="str"><v>${text}</v></c>`
    const sheet = `<row r="2">${cell('Nombre')}</row><row r="4">${cell('Ana')}</row><row r="1048576"><c s="1"/></row>`
    expect(rowsOf(bookOf({ sheet }))).toEqual([[], ['Nombre'], [], ['Ana']])
  })

  it('has days by their style as ISO days, and numbers as they are', () => {
    const sheet =
      '<row><c s="1"><v>32947</v></c><c s="2"><v>32947.5</v></c><c s="3"><v>32947</v></c><c><v>70.5</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row>'
    expect(rowsOf(bookOf({ sheet, styles: DAY_STYLES }))).toEqual([
      ['1990-03-15', '1990-03-15', '32947', '70.5', 'true', ''],
    ])
    const properties = '<workbookPr date1904="1"/>'
    expect(rowsOf(bookOf({ sheet: '<row><c s="1"><v>31485</v></c></row>', styles: DAY_STYLES, properties }))).toEqual([
      ['1990-03-15'],
    ])
  })

  it.each([
    ['no sheet', zipSync({ 'xl/other.xml': xml('<a/>') }), 'unreadable'],
    ['an empty sheet', bookOf({ sheet: '' }), 'empty'],
    ['a document type', bookOf({ sheet: '<!DOCTYPE a><row/>' }), 'unreadable'],
    ['a cell far away', bookOf({ sheet: '<row><c r="XFD1"><v>1</v></c></row>' }), 'too-many-columns'],
    ['a row far away', bookOf({ sheet: '<row r="1048576"><c><v>1</v></c></row>' }), 'too-many-rows'],
    ['no row number', bookOf({ sheet: '<row r="x"><c><v>1</v></c></row>' }), 'too-many-rows'],
    ['half a ZIP', bookOf({ sheet: '<row/>' }).slice(0, 200), 'unreadable'],
    ['a bomb', zipSync({ 'xl/worksheets/a.xml': new Uint8Array(TABLE_LIMITS.unpackedBytes + 1) }), 'unreadable'],
  ])('with %s is refused', (_, bytes, fault) => {
    expect(() => readTable(bytes)).toThrow(expect.objectContaining({ fault }))
  })
})

const errorOf = (bytes: Uint8Array): unknown => {
  try {
    readTable(bytes)
    return new TableError('empty')
  } catch (error) {
    return error
  }
}

it('a hostile file is refused or read, never anything else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, isZip) => {
      expect(errorOf(isZip ? Uint8Array.from([0x50, 0x4b, ...bytes]) : bytes)).toBeInstanceOf(TableError)
    }),
  )
})
