import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** For characters that our fonts lack, such as emoji. */
const fallbackFonts = (): string =>
  dirname(createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'))

const SMOOTHING = ['<bool>true</bool>', '<bool>false</bool>', '<const>hintnone</const>', '<const>none</const>']
const PROPERTIES = ['antialias', 'hinting', 'hintstyle', 'rgba']

/** Uses only fonts of the repository, so that installed fonts don't change pictures. Linux only. */
export const pictureFonts = (): Readonly<Record<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-fonts-'))
  const edits = PROPERTIES.map(
    (name, index) => `<edit name="${name}" mode="assign">${SMOOTHING[index] ?? ''}</edit>`,
  ).join('')
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig><dir>${fallbackFonts()}</dir><cachedir>${folder}</cachedir><match target="font">${edits}</match></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}
