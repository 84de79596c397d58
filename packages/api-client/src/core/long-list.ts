import * as z from 'zod/mini'

const shapes = new WeakMap<z.core.$ZodType, z.ZodMiniType>()

/**
 * A schema for lists of up to 100,000 entries: one check covers the whole list, because a schema and an issue for each
 * entry would hold the event loop. `shape` says the same entry by entry, for documentation.
 */
export const longList = <T>(shape: z.ZodMiniType<T>, isGood: (value: unknown) => boolean): z.ZodMiniType<T> => {
  return documentedAs(z.custom<T>(isGood), shape)
}

/** A schema that documentation describes by another. */
export const documentedAs = <S extends z.ZodMiniType>(schema: S, shape: z.ZodMiniType): S => {
  shapes.set(schema, shape)
  return schema
}

/** What {@link documentedAs} has for a schema. */
export const documentedShape = (schema: z.core.$ZodType): z.ZodMiniType | undefined => shapes.get(schema)
