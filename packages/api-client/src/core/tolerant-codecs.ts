import * as z from 'zod/mini'

import type { UnreadableAnswer } from './api-error.ts'

const defaults = new WeakMap<z.core.$ZodType, unknown>()

/** The wire value for a field that other deployments omit. Each use needs its own schema instance. */
export const orElse = <S extends z.ZodMiniType>(schema: S, whenAbsent: z.input<S>): S => {
  defaults.set(schema, whenAbsent)
  return schema
}

/** The value registered by {@link orElse}, or null. */
export const defaultOf = (schema: z.core.$ZodType): { readonly value: unknown } | null =>
  defaults.has(schema) ? { value: defaults.get(schema) } : null

const alone = new WeakMap<z.core.$ZodType, z.ZodMiniType>()

/** Registers which shape of a union our clients request. */
export const readAlone = <S extends z.ZodMiniType>(schema: S, shape: S): S => {
  alone.set(schema, shape)
  return schema
}

export const aloneOf = <S extends z.ZodMiniType>(schema: S): S => (alone.get(schema) as S | undefined) ?? schema

type Listener = (fault: UnreadableAnswer) => void

let listener: Listener = () => {}

/** Sets the listener for dropped parts of responses. */
export const onUnreadableAnswer = (listen: Listener): void => {
  listener = listen
}

export const reportUnreadable: Listener = (fault) => listener(fault)
