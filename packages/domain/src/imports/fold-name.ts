/** A name in one case, without accents and double spaces, to compare names that files write differently. */
export const foldName = (name: string | null): string =>
  (name ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
