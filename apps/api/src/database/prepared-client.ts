import {
  parse,
  protocol,
  TransactionAbortedError,
  type PGlite,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite'

/** Those beyond are forgotten, the one longest unused first. */
const MOST_KEPT = 400
/** A longer text is one of many rows, and comes with as many no second time. */
const LONGEST_KEPT = 8000

const { bind, close, describe, execute, parse: parsing, sync } = protocol.serialize

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** What drizzle asks of PGlite: statements, by themselves and in a transaction. */
interface Asking {
  readonly query: <T>(
    text: string,
    params?: readonly unknown[],
    options?: Pick<QueryOptions, 'rowMode' | 'parsers'>,
  ) => Promise<Results<T>>
}
export interface PreparedClient extends Asking {
  readonly transaction: <T>(work: (tx: Asking) => Promise<T>) => Promise<T>
}

interface Statement {
  readonly name: string
  readonly types: readonly number[]
  /** What its rows are, as the database said when it was prepared. */
  readonly columns: readonly Message[]
}

/** A statement, as it can also be told to another thread. */
export interface Asked {
  readonly text: string
  readonly params: readonly unknown[]
  readonly rowMode?: QueryOptions['rowMode']
  /** Types (by oid) whose values are answered as the text they come as. */
  readonly asText?: readonly number[]
}

/** Asks an embedded database. Whoever asks sees to it that nobody else's transaction is open. */
export type Ask = (asked: Asked) => Promise<Results>

/** Whether the database has ended over it, as over a disk without room for its log: what is asked afterwards is never answered. */
export const isTheEnd = (error: unknown): boolean =>
  ['FATAL', 'PANIC'].includes(String((error as { readonly severity?: unknown } | null)?.severity))

const asItComes = (value: string): string => value

/** One message goes in and all answers come out. */
export const asking = (client: PGlite): Ask => {
  const kept = new Map<string, Statement>()
  let prepared = 0

  const send = (...messages: readonly Uint8Array[]): Promise<Message[]> =>
    client.execProtocolStream(Buffer.concat([...messages, sync()]), { syncToFs: false })

  const forget = async (text: string, { name }: Statement): Promise<void> => {
    kept.delete(text)
    await send(close({ type: 'S', name }))
  }

  const prepare = async (text: string): Promise<Statement> => {
    const isKept = text.length <= LONGEST_KEPT
    const name = isKept ? `kept_${(prepared += 1)}` : ''
    const told = await send(parsing({ name, text }), describe({ type: 'S', name }))
    const columns = told.filter((message) => message.name === 'rowDescription')
    const statement = { name, types: parse.parseDescribeStatementResults(told), columns }
    if (!isKept) return statement
    kept.set(text, statement)
    const [oldest] = kept
    if (kept.size > MOST_KEPT && oldest !== undefined) await forget(...oldest)
    return statement
  }

  const statementOf = (text: string): Statement | Promise<Statement> => {
    const known = kept.get(text)
    if (known === undefined) return prepare(text)
    kept.delete(text)
    kept.set(text, known)
    return known
  }

  /** Those of PGlite, a few hundred, with the asker's own before them. */
  const read = (answer: readonly Message[], { rowMode, asText = [] }: Asked): Results => {
    const parsers = Object.create(client.parsers) as PGlite['parsers']
    for (const type of asText) parsers[type] = asItComes
    const [result = { rows: [], fields: [] }] = parse.parseResults([...answer], parsers, { rowMode })
    return result
  }

  const written = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serialize = type === undefined ? undefined : client.serializers[type]
    // what is of a type that nobody writes in a way of its own comes as text or as a number
    return serialize === undefined ? `${value as string | number}` : serialize(value)
  }

  const run = ({ name, types }: Statement, params: readonly unknown[]): readonly Uint8Array[] => {
    const values = params.map((value, index) => written(value, types[index]))
    return [bind({ statement: name, values }), execute()]
  }

  const ask: Ask = async (asked) => {
    const { text, params } = asked
    const statement = await statementOf(text)
    try {
      const answer = await send(...run(statement, params))
      return read([...statement.columns, ...answer], asked)
    } catch (error) {
      // its tables may have changed since; whoever asks again has it prepared anew
      if (kept.has(text) && !isTheEnd(error)) await forget(text, statement)
      throw error
    }
  }
  return (asked) => client._runExclusiveQuery(() => ask(asked))
}

/** Runs what must have the database for itself, one after the other. */
type Alone = <T>(work: () => Promise<T>) => Promise<T>

/** What drizzle asks of PGlite, of whoever answers it; a single statement runs between what runs alone. */
export const clientOf = (ask: Ask, alone: Alone, between = alone): PreparedClient => {
  const query: Asking['query'] = async <T>(
    ...[text, params = [], { rowMode, parsers = {} } = {}]: Parameters<Asking['query']>
  ) => {
    // those that drizzle gives leave each value as it comes
    const asText = Object.keys(parsers).map(Number)
    return (await ask({ text, params, rowMode, asText })) as Results<T>
  }
  return {
    query: (...asked) => between(() => query(...asked)),
    transaction: (work) =>
      alone(async () => {
        let isOpen = true
        const end = async (text: 'commit' | 'rollback') => {
          isOpen = false
          return (await ask({ text, params: [] })).command
        }
        await ask({ text: 'begin', params: [] })
        try {
          const result = await work({
            query: (...asked) => {
              if (!isOpen) throw new Error('the transaction is over')
              return query(...asked)
            },
          })
          if ((await end('commit')) === 'ROLLBACK') throw new TransactionAbortedError()
          return result
        } catch (error) {
          if (isOpen) await end('rollback')
          throw error
        }
      }),
  }
}

/**
 * PGlite by the extended protocol with prepared statements: a statement that was asked before is neither parsed nor,
 * where one plan is as good as another, planned again, and goes in as one message where PGlite's own `query` needs six.
 */
export const preparedClient = (client: PGlite): PreparedClient =>
  clientOf(asking(client), async (work) => {
    await client._checkReady()
    return client._runExclusiveTransaction(work)
  })
