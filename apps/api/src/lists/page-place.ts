import type { PagePlace } from '@repo/api-client/core/page'

interface PagePart {
  readonly path: string
  readonly queryOf: (page: number) => Readonly<Record<string, unknown>>
  readonly page: number
  readonly size: number
  readonly total: number
  readonly count: number
}

export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

export const pagePlace = ({ path, queryOf, page, size, total, count }: PagePart): PagePlace => {
  const lastPage = lastPageOf(total, size)
  const linkTo = (number: number): string | null => {
    if (number < 1 || number > lastPage) return null
    const asked = Object.entries(queryOf(number)).filter(([, value]) => value !== undefined)
    return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()}`
  }
  const start = (page - 1) * size
  return {
    from: count === 0 ? null : start + 1,
    to: count === 0 ? null : start + count,
    path,
    links: { first: linkTo(1), last: linkTo(lastPage), prev: linkTo(page - 1), next: linkTo(page + 1) },
  }
}
