import * as z from 'zod/mini'

const shapes = new WeakMap<z.core.$ZodType, z.ZodMiniType>()

/** A list schema with a single check, because one issue per entry of 100,000 would block the event loop. */
export const longList = <T>(shape: z.ZodMiniType<T>, isGood: (value: unknown) => boolean): z.ZodMiniType<T> => {
  return documentedAs(z.custom<T>(isGood), shape)
}

/** Registers the schema that documentation shows instead. */
export const documentedAs = <S extends z.ZodMiniType>(schema: S, shape: z.ZodMiniType): S => {
  shapes.set(schema, shape)
  return schema
}

/** The schema registered by {@link documentedAs}. */
export const documentedShape = (schema: z.core.$ZodType): z.ZodMiniType | undefined => shapes.get(schema)
