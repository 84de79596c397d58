import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url'
import arabicBold from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-500-normal.woff?url'
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url'
import devanagariBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-500-normal.woff?url'
import hebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?url'
import hebrewBold from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal.woff?url'
import korean from '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff?url'
import chinese from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff?url'
import thai from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff?url'
import thaiBold from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-500-normal.woff?url'
import medium from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url'

import type { ScriptFont } from './report-text.ts'

const faces = (normal: string, bold: string) => ({ normal, bold, italics: normal, bolditalics: bold })

export const usualFont = { Roboto: faces(regular, medium) }

/** Fetched when needed. Chinese and Korean use the regular face as bold, because they are large. */
export const scriptFonts: Readonly<Record<ScriptFont, ReturnType<typeof faces>>> = {
  Chinese: faces(chinese, chinese),
  Korean: faces(korean, korean),
  Arabic: faces(arabic, arabicBold),
  Hebrew: faces(hebrew, hebrewBold),
  Devanagari: faces(devanagari, devanagariBold),
  Thai: faces(thai, thaiBold),
}
