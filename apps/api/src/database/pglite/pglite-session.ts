import {
  parse,
  protocol,
  TransactionAbortedError,
  type PGlite,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite'

const MAX_PREPARED = 400
/** Longer statements insert many rows and rarely repeat with the same number of them. */
const MAX_PREPARED_LENGTH = 8000

const { bind, close, describe, execute, parse: parsing, sync } = protocol.serialize

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

interface QueryRunner {
  readonly query: <T>(
    text: string,
    params?: readonly unknown[],
    options?: Pick<QueryOptions, 'rowMode' | 'parsers'>,
  ) => Promise<Results<T>>
}
export interface PgliteSession extends QueryRunner {
  readonly transaction: <T>(work: (tx: QueryRunner) => Promise<T>) => Promise<T>
}

interface PreparedStatement {
  readonly name: string
  readonly types: readonly number[]
  readonly columns: readonly Message[]
}

export interface Statement {
  readonly text: string
  readonly params: readonly unknown[]
  readonly rowMode?: QueryOptions['rowMode']
  /** Type OIDs whose values are returned as text. */
  readonly asText?: readonly number[]
}

/** The caller ensures that no other transaction is open. */
export type RunStatement = (asked: Statement) => Promise<Results>

/** The database no longer responds after such an error, for example a full disk. */
export const isFatal = (error: unknown): boolean =>
  ['FATAL', 'PANIC'].includes(String((error as { readonly severity?: unknown } | null)?.severity))

const asItComes = (value: string): string => value

export const createStatementRunner = (client: PGlite): RunStatement => {
  const preparedStatements = new Map<string, PreparedStatement>()
  let prepared = 0

  const send = (...messages: readonly Uint8Array[]): Promise<Message[]> =>
    client.execProtocolStream(Buffer.concat([...messages, sync()]), { syncToFs: false })

  const forget = async (text: string, { name }: PreparedStatement): Promise<void> => {
    preparedStatements.delete(text)
    await send(close({ type: 'S', name }))
  }

  const prepare = async (text: string): Promise<PreparedStatement> => {
    const isPrepared = text.length <= MAX_PREPARED_LENGTH
    const name = isPrepared ? `latido_${(prepared += 1)}` : ''
    const description = await send(parsing({ name, text }), describe({ type: 'S', name }))
    const columns = description.filter((message) => message.name === 'rowDescription')
    const statement = { name, types: parse.parseDescribeStatementResults(description), columns }
    if (!isPrepared) return statement
    preparedStatements.set(text, statement)
    const [oldest] = preparedStatements
    if (preparedStatements.size > MAX_PREPARED && oldest !== undefined) await forget(...oldest)
    return statement
  }

  const statementOf = (text: string): PreparedStatement | Promise<PreparedStatement> => {
    const known = preparedStatements.get(text)
    if (known === undefined) return prepare(text)
    preparedStatements.delete(text)
    preparedStatements.set(text, known)
    return known
  }

  const read = (answer: readonly Message[], { rowMode, asText = [] }: Statement): Results => {
    const parsers = Object.create(client.parsers) as PGlite['parsers']
    for (const type of asText) parsers[type] = asItComes
    const [result = { rows: [], fields: [] }] = parse.parseResults([...answer], parsers, { rowMode })
    return result
  }

  const written = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serialize = type === undefined ? undefined : client.serializers[type]
    return serialize === undefined ? `${value as string | number}` : serialize(value)
  }

  const run = ({ name, types }: PreparedStatement, params: readonly unknown[]): readonly Uint8Array[] => {
    const values = params.map((value, index) => written(value, types[index]))
    return [bind({ statement: name, values }), execute()]
  }

  const runPrepared: RunStatement = async (asked) => {
    const { text, params } = asked
    const statement = await statementOf(text)
    try {
      const answer = await send(...run(statement, params))
      return read([...statement.columns, ...answer], asked)
    } catch (error) {
      // its tables may have changed, so the next run prepares it again
      if (preparedStatements.has(text) && !isFatal(error)) await forget(text, statement)
      throw error
    }
  }
  return (asked) => client._runExclusiveQuery(() => runPrepared(asked))
}

type RunExclusively = <T>(work: () => Promise<T>) => Promise<T>

export const createSession = (
  ask: RunStatement,
  runExclusively: RunExclusively,
  runBetween: RunExclusively = runExclusively,
): PgliteSession => {
  const query: QueryRunner['query'] = async <T>(
    ...[text, params = [], { rowMode, parsers = {} } = {}]: Parameters<QueryRunner['query']>
  ) => {
    const asText = Object.keys(parsers).map(Number)
    return (await ask({ text, params, rowMode, asText })) as Results<T>
  }
  return {
    query: (...args) => runBetween(() => query(...args)),
    transaction: (work) =>
      runExclusively(async () => {
        let isOpen = true
        const end = async (text: 'commit' | 'rollback') => {
          isOpen = false
          return (await ask({ text, params: [] })).command
        }
        await ask({ text: 'begin', params: [] })
        try {
          const result = await work({
            query: (...args) => {
              if (!isOpen) throw new Error('the transaction has ended')
              return query(...args)
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

/** Sends a prepared statement as one message where PGlite's `query` needs six. */
export const createPgliteSession = (client: PGlite): PgliteSession =>
  createSession(createStatementRunner(client), async (work) => {
    await client._checkReady()
    return client._runExclusiveTransaction(work)
  })
