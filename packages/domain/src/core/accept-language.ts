/** The preferred of the product's languages in an `Accept-Language` header. */
export const languageOf = (header: string | undefined): 'en' | 'es' => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().toLowerCase().split(';q=')
      return { tag: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag }) => tag === 'en' || tag === 'es')
    .toSorted((a, b) => b.quality - a.quality)
  return wanted[0]?.tag === 'es' ? 'es' : 'en'
}
