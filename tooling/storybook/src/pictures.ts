import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pixelmatch from 'pixelmatch'
import sharp, { type Sharp } from 'sharp'
import type { BrowserCommand, Reporter } from 'vitest/node'

import { makerHere, whySkipped, type Maker } from './maker.ts'

/** Maximum width; the lowest sufficient quality, with few colors, keeps all pictures within a few megabytes. */
const WIDEST = 384
const QUALITIES = [40, 60, 80, 90, 100]

/** Tolerates the reduced colors of the stored picture: a pixel differs by at least 10 %, and this many may. */
const TOLERANCE = { color: 0.1, pixels: 24 }

/** How many differing pixels the reduced colors may cause; the rest is for rendering. */
const PIXELS_OF_COLORS = 3

const PATIENCE_MS = 5000
const STILL_MS = 600

/** Notices disappear on a timer. */
const WITHOUT_NOTICES = 'li[data-swipe-direction] { visibility: hidden !important }'

/** `make` updates the stories that run; `all` also deletes the others. */
const MAKING = new Set(['make', 'all'])

const MAKER = 'maker.json'

interface Drawn {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

const small = (shot: Buffer) => sharp(shot).resize({ width: WIDEST, withoutEnlargement: true }).removeAlpha()

const pixelsOf = async (image: Sharp): Promise<Drawn> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const differs = (kept: Drawn, now: Drawn, pixels: number): boolean => {
  if (kept.width !== now.width || kept.height !== now.height) return true
  const count = pixelmatch(kept.data, now.data, undefined, now.width, now.height, { threshold: TOLERANCE.color })
  return count > pixels
}

const markDifferences = async (file: string, shot: Buffer, target: string): Promise<string> => {
  const [kept, now] = [await pixelsOf(sharp(file)), await pixelsOf(small(shot))]
  if (kept.width !== now.width || kept.height !== now.height)
    return `, which is ${now.width} × ${now.height} instead of ${kept.width} × ${kept.height}`
  const marked = Buffer.alloc(now.data.length)
  pixelmatch(kept.data, now.data, marked, now.width, now.height, { threshold: TOLERANCE.color })
  const raw = { width: now.width, height: now.height, channels: 4 } as const
  await sharp(marked, { raw }).png().toFile(target)
  return ` and ${target}`
}

interface PicturesReport {
  readonly compared: number
  readonly different: number
  readonly skipped: number
  readonly made: number
  readonly reason: string | null
}

type Shoot = () => Promise<Buffer>

/** Waits until two consecutive shots are equal. */
const shootStill = async (shoot: Shoot): Promise<Buffer> => {
  const until = Date.now() + PATIENCE_MS
  let last = await shoot()
  for (;;) {
    await sleep(STILL_MS)
    const next = await shoot()
    if (next.equals(last) || Date.now() > until) return next
    last = next
  }
}

const packed = (shot: Buffer, quality: number): Promise<Buffer> =>
  small(shot).png({ palette: true, quality, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()

const save = async (file: string, shot: Buffer): Promise<void> => {
  const seen = await pixelsOf(small(shot))
  for (const quality of QUALITIES) {
    const picture = await packed(shot, quality)
    writeFileSync(file, picture)
    if (!differs(await pixelsOf(sharp(picture)), seen, PIXELS_OF_COLORS)) return
  }
}

export const picturesOf = (packageFolder: string) => {
  const folder = join(packageFolder, 'pictures')
  const isMaking = MAKING.has(process.env['PICTURES'] ?? '')
  const seen = new Set<string>()
  const compared = new Set<string>()
  const different = new Set<string>()
  let [skipped, made] = [0, 0]
  let reason: string | null = null

  const makerFile = join(folder, MAKER)
  const keptMaker = (): Partial<Maker> | null =>
    existsSync(makerFile) ? (JSON.parse(readFileSync(makerFile, 'utf8')) as Partial<Maker>) : null

  const isSame = async (file: string, shot: Buffer): Promise<boolean> =>
    existsSync(file) && !differs(await pixelsOf(sharp(file)), await pixelsOf(small(shot)), TOLERANCE.pixels)

  const make = async (file: string, shoot: Shoot): Promise<null> => {
    if (await isSame(file, await shoot())) return null
    const shot = await shootStill(shoot)
    if (await isSame(file, shot)) return null
    mkdirSync(folder, { recursive: true })
    await save(file, shot)
    made += 1
    return null
  }

  const compare = async (file: string, shoot: Shoot): Promise<string | null> => {
    different.delete(file)
    if (!existsSync(file)) {
      different.add(file)
      return `There is no picture ${file}: "pnpm pictures" makes it.`
    }
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const shot = await shoot()
      if (await isSame(file, shot)) {
        compared.add(file)
        return null
      }
      if (Date.now() > until) {
        different.add(file)
        const now = join(packageFolder, 'test-results', 'pictures')
        mkdirSync(now, { recursive: true })
        const other = join(now, file.slice(folder.length + 1))
        await small(shot).png().toFile(other)
        const marked = await markDifferences(file, shot, other.replace(/\.png$/, '.difference.png'))
        return `It differs from ${file}: see ${other}${marked}. "pnpm pictures" keeps it as it looks now.`
      }
    }
  }

  const look: BrowserCommand<[storyId: string]> = async ({ page, context }, storyId) => {
    seen.add(storyId)
    const file = join(folder, `${storyId}.png`)
    const style = storyId.startsWith('toaster') ? '' : WITHOUT_NOTICES
    const shoot: Shoot = () => page.screenshot({ animations: 'disabled', scale: 'css', style })
    const here = makerHere(context.browser()?.version() ?? '')
    const kept = keptMaker()
    if (isMaking) {
      if (kept !== null) writeFileSync(makerFile, `${JSON.stringify(here, null, 2)}\n`)
      return make(file, shoot)
    }
    const why = whySkipped(kept, here)
    if (why === null) return compare(file, shoot)
    skipped += 1
    reason = why
    return null
  }

  const forget = (): void => {
    for (const name of existsSync(folder) ? readdirSync(folder) : [])
      if (name !== MAKER && !seen.has(name.replace(/\.png$/, ''))) rmSync(join(folder, name))
  }

  const reporter: Reporter = {
    onTestRunEnd: (_modules, _errors, outcome) => {
      const report: PicturesReport = { compared: compared.size, different: different.size, skipped, made, reason }
      mkdirSync(join(packageFolder, 'test-results'), { recursive: true })
      writeFileSync(join(packageFolder, 'test-results/pictures.json'), JSON.stringify(report))
      if (process.env['PICTURES'] === 'all' && outcome === 'passed') forget()
      if (reason !== null) process.stdout.write(`${skipped} pictures not compared: ${reason}\n`)
      if (isMaking) process.stdout.write(`${made} of ${seen.size} pictures made anew\n`)
    },
  }
  return { look, reporter }
}
