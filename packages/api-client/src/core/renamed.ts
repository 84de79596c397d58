import * as z from 'zod/mini'

type Names<W> = { readonly [K in keyof W]?: string }
type Given<T> = T extends readonly (infer I)[] ? readonly I[] : T
type Renamed<W, N extends Names<W>> = {
  readonly [K in keyof W as K extends keyof N ? (N[K] extends string ? N[K] : K) : K]: Given<W[K]>
}

const rename = (value: object, names: ReadonlyMap<string, string>): object =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [names.get(name) ?? name, part]))

/** Codec that renames an object's fields. */
export const renamed = <W extends z.ZodMiniObject, const N extends Names<z.output<W>>>(wire: W, names: N) => {
  const ours = new Map(Object.entries(names as Record<string, string>))
  const theirs = new Map([...ours].map(([name, our]) => [our, name]))
  return z.codec(wire, z.custom<Renamed<z.output<W>, N>>(), {
    decode: (value) => rename(value, ours) as Renamed<z.output<W>, N>,
    encode: (value) => rename(value, theirs) as z.output<W>,
  })
}

/** Codec of rows wrapped in `data`. */
export const inData = <R extends z.ZodMiniType>(row: R) =>
  z.codec(z.object({ data: z.array(row) }), z.custom<readonly z.output<R>[]>(), {
    decode: ({ data }) => data,
    encode: (rows) => ({ data: [...rows] }),
  })

/** Codec of a value wrapped in `data`. */
export const oneInData = <R extends z.ZodMiniType>(one: R) =>
  z.codec(z.object({ data: one as z.ZodMiniType<z.output<R>, z.input<R>> }), z.custom<z.output<R>>(), {
    decode: ({ data }) => data,
    encode: (data) => ({ data }),
  })
