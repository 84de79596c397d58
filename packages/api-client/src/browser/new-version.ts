interface Page {
  readonly document: Pick<Document, 'querySelector'>
  readonly fetch: (path: string, options: RequestInit) => Promise<Pick<Response, 'ok' | 'text'>>
}

/**
 * Whether the server has another version of an app than a page shows: the worker at the app's base names all of the app's
 * files, and the page's own script is not among them. False while the server does not say.
 */
export const hasNewVersion = async (base: string, { document, fetch }: Page): Promise<boolean> => {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  if (own === null) return false
  try {
    const answer = await fetch(`${base}worker.js`, { cache: 'no-cache' })
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}
