/** Rows in the order of their ids; one that is gone meanwhile is left out. */
export const inOrder = <Row>(
  uuids: readonly string[],
  rows: readonly Row[],
  uuidOf: (row: Row) => string,
): readonly Row[] => {
  const byUuid = new Map(rows.map((row) => [uuidOf(row), row]))
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
}
