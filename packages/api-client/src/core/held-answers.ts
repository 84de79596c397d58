/** An answer as it was read, and the tag by which the server knows it. */
export interface HeldAnswer {
  readonly tag: string
  readonly answer: unknown
}

type Headers = Readonly<Record<string, string>>

/** Those beyond are forgotten, the one longest unused first. */
const MOST_HELD = 50

/** Answers in memory, by their addresses. They are one session's, one branch's and one language's at a time. */
export interface HeldAnswers {
  readonly of: (asker: Headers, url: string) => HeldAnswer | undefined
  readonly keep: (asker: Headers, url: string, held: HeldAnswer) => void
}

const nameOf = (asker: Headers): string => JSON.stringify(asker)

/** Holds nothing at first. Whoever asks with other headers (signed out, renewed, in another language) makes it forget all. */
export const createHeldAnswers = (): HeldAnswers => {
  const byUrl = new Map<string, HeldAnswer>()
  let owner = ''
  return {
    of: (asker, url) => {
      const name = nameOf(asker)
      if (name !== owner) byUrl.clear()
      owner = name
      const held = byUrl.get(url)
      if (held === undefined) return undefined
      byUrl.delete(url)
      byUrl.set(url, held)
      return held
    },
    keep: (asker, url, held) => {
      // what was asked before the owner changed comes too late
      if (nameOf(asker) !== owner) return
      // at its end, as what was used last
      byUrl.delete(url)
      byUrl.set(url, held)
      const [oldest] = byUrl.keys()
      if (byUrl.size > MOST_HELD && oldest !== undefined) byUrl.delete(oldest)
    },
  }
}
