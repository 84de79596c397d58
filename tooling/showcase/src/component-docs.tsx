import type { ComponentPage } from '@repo/ui/component-page'
import { Keys } from '@repo/ui/keys'
import { Controls, Stories, Title, useOf } from '@storybook/addon-docs/blocks'

import { bad, good, page, pair, table } from './page.css.ts'
import { spaced } from './spaced.ts'

const pages = import.meta.glob<{ page: ComponentPage }>('../../../packages/ui/src/*/*.page.ts', { eager: true })

/** The page that stands in the folder of the stories. */
const pageBeside = (storiesFile: string): ComponentPage | undefined => {
  const folder = /src\/([\w-]+)\//.exec(storiesFile)?.[1] ?? ''
  return Object.entries(pages).find(([file]) => file.endsWith(`/${folder}/${folder}.page.ts`))?.[1].page
}

const titleOf = (path: string): string => path.split('/').at(-1) ?? path

/** As it is printed on the key. */
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

function KeyTable({ keys }: Required<Pick<ComponentPage, 'keys'>>) {
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

/** The page of a component: what it is for, how to use it, its keys, its props, and every state as a story. */
export function ComponentDocs() {
  const { csfFile } = useOf('meta', ['meta'])
  const found = pageBeside((csfFile.meta.parameters as { fileName?: string }).fileName ?? '')
  return (
    <>
      <Title>{spaced(titleOf(csfFile.meta.title))}</Title>
      {found !== undefined && (
        <div className={`sb-unstyled ${page}`}>
          <p>{found.purpose}</p>
          <div className={pair}>
            <Sentences title="Do" sentences={found.do} className={good} />
            <Sentences title="Don’t" sentences={found.dont} className={bad} />
          </div>
          {found.keys !== undefined && <KeyTable keys={found.keys} />}
        </div>
      )}
      <Controls />
      <Stories includePrimary title="States" />
    </>
  )
}
