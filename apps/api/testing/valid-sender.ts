import { contract } from '@repo/api-client/contract'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import sharp from 'sharp'

import { SOME_MEMBERS } from './factories/build-import.ts'
import { somePdf } from './some-pdf.ts'
import { someRecording } from './some-recording.ts'
import { addressOf, validCalls } from './valid-calls.ts'
import type { Caller, World } from './world.ts'

type Name = keyof typeof contract

/** `origin` may be a function that chooses a server for each call. */
export const createCallMaker = async (origin: string | (() => string)) => {
  const image = sharp({ create: { width: 2, height: 2, channels: 3, background: '#0a7' } }).png()
  const picture = new Blob([new Uint8Array(await image.toBuffer())])
  const fileOf = (name: Name): Blob => {
    if (name === 'sendReport') return somePdf()
    if (name === 'createImport') return new Blob([SOME_MEMBERS])
    return name === 'importTraining' || name === 'addTrainingFile' ? someRecording() : picture
  }
  return (name: Name, world: World, more?: object) => {
    const endpoint: Endpoint = contract[name]
    const valid = validCalls(world)[name]
    const form = new FormData()
    for (const [field, value] of Object.entries(valid.fields ?? {})) form.append(field, value)
    if (endpoint.upload !== undefined) form.append(endpoint.upload, fileOf(name))
    const isJson = endpoint.body !== undefined && endpoint.upload === undefined
    const said = more === undefined ? valid.body : { ...Object(valid.body), ...more }
    const body = isJson ? JSON.stringify(said) : endpoint.upload === undefined ? null : form
    return (caller: Caller, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
      fetch((typeof origin === 'string' ? origin : origin()) + addressOf(endpoint.path, valid), {
        method: endpoint.method,
        headers: { ...world.headers[caller], ...headers, ...(isJson ? { 'content-type': 'application/json' } : {}) },
        body,
      })
  }
}

export const createValidSender = async (origin: string) => {
  const make = await createCallMaker(origin)
  return (name: Name, world: World, caller: Caller, more?: object): Promise<Response> => make(name, world, more)(caller)
}
