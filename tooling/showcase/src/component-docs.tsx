import { Keys } from '@repo/ui/keys'
import { Controls, Stories, Title, useOf } from '@storybook/addon-docs/blocks'

import { bad, good, page, pair, table } from './page.css.ts'
import { spaced } from './spaced.ts'

interface Usage {
  readonly purpose: string
  readonly do: readonly string[]
  readonly dont: readonly string[]
  /** Omit if the component handles no keys. */
  readonly keys?: readonly { readonly keys: readonly string[]; readonly does: string }[]
}

const titleOf = (path: string): string => path.split('/').at(-1) ?? path

/** As printed on keyboards. */
const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

function Sentences({
  title,
  sentences,
  className,
}: {
  title: string
  sentences: readonly string[]
  className: string
}) {
  return (
    <section className={className}>
      <strong>{title}</strong>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

function KeyTable({ keys }: Required<Pick<Usage, 'keys'>>) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th>Key</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((row) => (
          <tr key={row.does}>
            <td>
              {row.keys.map((key) => (
                <Keys key={key} keys={key.split('+').map((name) => SIGNS[name] ?? name)} />
              ))}
            </td>
            <td>{row.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function ComponentDocs() {
  const { csfFile } = useOf('meta', ['meta'])
  const { usage } = csfFile.meta.parameters as { readonly usage?: Usage }
  return (
    <>
      <Title>{spaced(titleOf(csfFile.meta.title))}</Title>
      {usage !== undefined && (
        <div className={`sb-unstyled ${page}`}>
          <p>{usage.purpose}</p>
          <div className={pair}>
            <Sentences title="Do" sentences={usage.do} className={good} />
            <Sentences title="Don’t" sentences={usage.dont} className={bad} />
          </div>
          {usage.keys !== undefined && <KeyTable keys={usage.keys} />}
        </div>
      )}
      <Controls />
      <Stories includePrimary title="States" />
    </>
  )
}
