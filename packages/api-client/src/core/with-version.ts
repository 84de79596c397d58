import { versionLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

const { min, max } = versionLimits

export const VersionShape = { version: z.optional(z.int().check(z.minimum(min), z.maximum(max))) }

export interface Versioned {
  readonly version?: number | undefined
}

export const CHANGED_MEANWHILE = { 412: ['changed-meanwhile'] } as const

/** Adds the caller's version to the body of a change. */
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
