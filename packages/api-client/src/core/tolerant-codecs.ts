import * as z from 'zod/mini'

import type { UnreadableAnswer } from './api-error.ts'

const defaults = new WeakMap<z.core.$ZodType, unknown>()

/**
 * A field that our server always writes and other deployments may leave out: our clients then read the given wire value.
 * Each call needs a schema of its own.
 */
export const orElse = <S extends z.ZodMiniType>(schema: S, whenAbsent: z.input<S>): S => {
  defaults.set(schema, whenAbsent)
  return schema
}

/** Whether {@link orElse} has a value for a schema, and which. */
export const defaultOf = (schema: z.core.$ZodType): { readonly value: unknown } | null =>
  defaults.has(schema) ? { value: defaults.get(schema) } : null

const alone = new WeakMap<z.core.$ZodType, z.ZodMiniType>()

/** Notes of an answer with several shapes which of them our clients ask for. */
export const readAlone = <S extends z.ZodMiniType>(schema: S, shape: S): S => {
  alone.set(schema, shape)
  return schema
}

/** The shape of a {@link readAlone}; any other schema itself. */
export const aloneOf = <S extends z.ZodMiniType>(schema: S): S => (alone.get(schema) as S | undefined) ?? schema

type Listener = (fault: UnreadableAnswer) => void

let listener: Listener = () => {}

/** Sets what receives the places that any client of this page reads answers without. */
export const onUnreadableAnswer = (listen: Listener): void => {
  listener = listen
}

export const tellUnreadable: Listener = (fault) => listener(fault)
