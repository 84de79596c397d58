import { suggestedAccents } from '@repo/domain/center/accent'
import { useQuery } from '@tanstack/react-query'

/** Empty if the picture can't be read. */
export const useLogoColors = (url: string | null): readonly string[] => {
  const { data = [] } = useQuery({
    queryKey: ['logo-colors', url],
    queryFn: async () => {
      const { colorsIn, pixelsOf } = await import('./logo-colors.ts')
      return suggestedAccents(url === null ? [] : colorsIn(await pixelsOf(url)))
    },
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}
