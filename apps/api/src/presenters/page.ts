import type { Endpoint } from '@repo/api-client/core/endpoint'

interface Page {
  readonly endpoint: Endpoint
  /** The query of the call; a link to another page keeps all of it but the page. */
  readonly query: Readonly<Record<string, unknown>>
  readonly origin: { readonly host: string; readonly secure: boolean }
  readonly number: number
  readonly size: number
  readonly total: number
  /** Rows on this page. */
  readonly count: number
}

/** Where a page stands in its list, with links to the others, as the provider writes it. */
export const presentPage = ({ endpoint, query, origin, number, size, total, count }: Page) => {
  const lastPage = Math.max(1, Math.ceil(total / size))
  const path = `${origin.secure ? 'https' : 'http'}://${origin.host}${endpoint.path}`
  const linkTo = (page: number): string | null => {
    if (page < 1 || page > lastPage) return null
    const kept = Object.entries(query).filter(([name, value]) => value !== undefined && name !== 'page')
    return `${path}?${new URLSearchParams([...kept, ['page', page]].map(([name, value]) => [String(name), String(value)])).toString()}`
  }
  const links = { first: linkTo(1), last: linkTo(lastPage), prev: linkTo(number - 1), next: linkTo(number + 1) }
  const start = (number - 1) * size
  return {
    links,
    meta: {
      current_page: number,
      last_page: lastPage,
      per_page: size,
      from: count === 0 ? null : start + 1,
      to: count === 0 ? null : start + count,
      total,
      path,
      links,
    },
  }
}
