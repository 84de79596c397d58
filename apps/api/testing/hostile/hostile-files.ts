import { seededRandom } from '@repo/domain/core/seeded-random'

import type { HostileKinds } from './bytes.ts'
import { HOSTILE_ARCHIVES } from './hostile-archives.ts'
import { HOSTILE_FIT } from './hostile-fit.ts'
import { HOSTILE_IMAGES } from './hostile-images.ts'
import { HOSTILE_TABLES } from './hostile-tables.ts'
import { HOSTILE_XML } from './hostile-xml.ts'

export interface HostileFile {
  readonly kind: string
  readonly target: 'training' | 'image' | 'table'
  readonly bytes: Uint8Array
}

const TARGETS: Readonly<Record<HostileFile['target'], HostileKinds>> = {
  training: { ...HOSTILE_XML, ...HOSTILE_FIT, ...HOSTILE_ARCHIVES },
  image: { ...HOSTILE_IMAGES, ...HOSTILE_ARCHIVES },
  table: { ...HOSTILE_TABLES, ...HOSTILE_ARCHIVES },
}

const KINDS = Object.entries(TARGETS).flatMap(([target, kinds]) =>
  Object.entries(kinds).map(([kind, make]) => ({ target: target as HostileFile['target'], kind, make })),
)

const HOSTILE_KINDS = KINDS.length

export function* hostileFiles(seed: number, count = HOSTILE_KINDS): Generator<HostileFile> {
  const random = seededRandom(seed)
  for (let number = 0; number < count; number += 1) {
    const next = KINDS[number % KINDS.length]
    if (next !== undefined) yield { target: next.target, kind: next.kind, bytes: next.make(random) }
  }
}
