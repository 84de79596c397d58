import type { Endpoint } from './endpoint.ts'

/** Something in an answer that was left out because it cannot be read. It names places of the contract only. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  /** Such as `GET api.v2.users data.name`. */
  readonly place: string

  constructor({ method, path }: Pick<Endpoint, 'method' | 'path'>, place: string) {
    super('an answer was read without some of it')
    const words = path.match(/\w+/g) ?? []
    this.place = `${method} ${words.join('.')} ${place}`
  }
}
