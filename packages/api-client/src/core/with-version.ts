import { versionLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

const { min, max } = versionLimits

/** What tells of a thing whether somebody has changed it meanwhile; absent where a deployment counts no changes. */
export const VersionShape = { version: z.optional(z.int().check(z.minimum(min), z.maximum(max))) }

/** A thing with the version that was seen of it; a change without one overwrites whatever is there. */
export interface Versioned {
  readonly version?: number | undefined
}

/** What a call is refused with whose caller has not seen the last change. */
export const CHANGED_MEANWHILE = { 412: ['changed-meanwhile'] } as const

/** A body that changes something stored, with the version that its sender saw. */
export const seen = <W extends z.ZodMiniObject, O extends object>(body: z.ZodMiniCodec<W, z.ZodMiniCustom<O, O>>) => {
  const { in: wire, transform, reverseTransform } = body._zod.def
  return z.codec(z.extend(wire, VersionShape), z.custom<O & Versioned>(), {
    decode: (given, context) => ({
      ...(transform(given as never, context as never) as O),
      version: (given as Versioned).version,
    }),
    encode: ({ version, ...ours }, context) =>
      ({ ...(reverseTransform(ours as unknown as O, context) as z.output<W>), version }) as never,
  })
}
