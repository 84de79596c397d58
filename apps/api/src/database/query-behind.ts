import { Query, type QueryResult } from 'pg'

import type { Plain } from './raw-sql/binding.ts'

/** What a query writes to: the connection of the driver. */
interface Wire {
  readonly parsedStatements: Record<string, string>
  readonly parse: (statement: { readonly name: string; readonly text: string }) => void
  readonly bind: (bound: { readonly statement: string; readonly values: readonly unknown[] }) => void
  readonly execute: (portal: { readonly portal: string }) => void
  readonly close: (statement: { readonly type: 'S'; readonly name: string }) => void
  readonly on: (event: 'parseComplete', listener: () => void) => void
  readonly off: (event: 'parseComplete', listener: () => void) => void
}

/** A query of the driver as it is driven: what it writes, and what it hears of. */
interface Driven {
  readonly name?: string
  prepare(wire: Wire): void
  handleDataRow(row: unknown): void
  handleCommandComplete(complete: unknown, wire: Wire): void
  handleError(error: Error, wire: Wire): void
  handleReadyForQuery(wire: Wire): void
}

export type Answered = (error: Error | null, result: QueryResult) => void

const DrivenQuery = Query as unknown as new (asked: object, values: unknown, answered: Answered) => Driven

/** How they are called once a connection has prepared them; there are three, see `binding.ts`. */
const names = new Map<string, string>()
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `latido_ahead_${names.size + 1}`
  names.set(text, name)
  return name
}

/**
 * A statement behind others, in one message: up to its end the database runs nothing that stands behind a failure, and
 * where no transaction was begun it is one. Of those that go ahead nobody reads the answers.
 */
export class QueryBehind extends DrivenQuery {
  readonly #ahead: readonly Plain[]
  /** Texts of those that the connection has prepared. */
  readonly #known: Set<string>
  #done = 0
  /** How many it has the database prepare that it has not heard of yet; what is left is its own, if that is new. */
  #unprepared = 0
  #isNew = false
  readonly #hearPrepared = (): void => {
    this.#unprepared -= 1
  }

  constructor(
    ahead: { readonly statements: readonly Plain[]; readonly known: Set<string> },
    asked: object,
    values: unknown,
    answered: Answered,
  ) {
    super({ ...asked, queryMode: 'extended' }, values, answered)
    this.#ahead = ahead.statements
    this.#known = ahead.known
  }

  override prepare(wire: Wire): void {
    for (const { text, params } of this.#ahead) {
      const name = nameOf(text)
      if (!this.#known.has(text)) {
        this.#unprepared += 1
        // one that was prepared by a message that failed is not known, and still there
        wire.close({ type: 'S', name })
        wire.parse({ name, text })
      }
      wire.bind({ statement: name, values: params })
      wire.execute({ portal: '' })
    }
    this.#isNew = this.name !== undefined && !(this.name in wire.parsedStatements)
    if (this.#isNew) this.#unprepared += 1
    wire.on('parseComplete', this.#hearPrepared)
    super.prepare(wire)
  }

  override handleDataRow(row: unknown): void {
    if (this.#done === this.#ahead.length) super.handleDataRow(row)
  }

  override handleCommandComplete(complete: unknown, wire: Wire): void {
    const ahead = this.#ahead[this.#done]
    if (ahead === undefined) return super.handleCommandComplete(complete, wire)
    this.#known.add(ahead.text)
    this.#done += 1
  }

  override handleReadyForQuery(wire: Wire): void {
    wire.off('parseComplete', this.#hearPrepared)
    super.handleReadyForQuery(wire)
  }

  override handleError(error: Error, wire: Wire): void {
    wire.off('parseComplete', this.#hearPrepared)
    // the driver takes each that was prepared for the statement itself
    if (this.#isNew && this.#unprepared > 0 && this.name !== undefined) delete wire.parsedStatements[this.name]
    super.handleError(error, wire)
  }
}
