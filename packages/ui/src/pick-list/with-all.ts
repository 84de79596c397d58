export const withAll = (
  selected: ReadonlySet<string>,
  rows: readonly { readonly key: string }[],
): ReadonlySet<string> => {
  const all = new Set(selected)
  for (const { key } of rows) all.add(key)
  return all
}
