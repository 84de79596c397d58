import { Delaunay } from 'd3-delaunay'

export type Position = readonly [longitude: number, latitude: number]

export interface Place {
  readonly at: Position
  readonly state: string
}

type Segment = readonly [Position, Position]

/** Length of a degree of longitude relative to latitude in central Mexico. */
const SHORTER = Math.cos((23 * Math.PI) / 180)

/** Voronoi edges between places of different states, on land. */
const edgesOf = (places: readonly Place[], isLand: (at: Position) => boolean): readonly Segment[] => {
  const delaunay = Delaunay.from(
    places.map(({ at: [longitude, latitude] }): [number, number] => [longitude * SHORTER, latitude]),
  )
  const { circumcenters } = delaunay.voronoi([-120 * SHORTER, 13, -85 * SHORTER, 34])
  const { halfedges, triangles } = delaunay
  const centerOf = (edge: number): Position => {
    const index = 2 * Math.floor(edge / 3)
    return [(circumcenters[index] ?? 0) / SHORTER, circumcenters[index + 1] ?? 0]
  }
  const stateAt = (edge: number) => places[triangles[edge] ?? -1]?.state
  return [...halfedges].flatMap((other, edge): Segment[] => {
    if (other < edge || stateAt(edge) === stateAt(other)) return []
    const [one, two] = [centerOf(edge), centerOf(other)]
    return isLand([(one[0] + two[0]) / 2, (one[1] + two[1]) / 2]) ? [[one, two]] : []
  })
}

const keyOf = (at: Position): string => at.map((degrees) => degrees.toFixed(5)).join()

const linesOf = (edges: readonly Segment[]): readonly (readonly Position[])[] => {
  const touching = new Map<string, number[]>()
  for (const [index, edge] of edges.entries()) {
    for (const end of edge) touching.set(keyOf(end), [...(touching.get(keyOf(end)) ?? []), index])
  }
  const used = new Set<number>()
  const walk = (start: Position, first: number): readonly Position[] => {
    const line = [start]
    let next: number | undefined = first
    while (next !== undefined) {
      used.add(next)
      const [one, two] = edges[next] as Segment
      const end = keyOf(one) === keyOf(line.at(-1) as Position) ? two : one
      line.push(end)
      const here: readonly number[] = touching.get(keyOf(end)) ?? []
      next = here.length === 2 ? here.find((index) => !used.has(index)) : undefined
    }
    return line
  }
  const fromEnds = [...touching].flatMap(([key, indices]) =>
    indices.length === 2
      ? []
      : indices.flatMap((index) => {
          const start = edges[index]?.find((end) => keyOf(end) === key)
          return used.has(index) || start === undefined ? [] : [walk(start, index)]
        }),
  )
  const rings = edges.flatMap(([start], index) => (used.has(index) ? [] : [walk(start, index)]))
  return [...fromEnds, ...rings]
}

const between = ([a, b]: Position, [c, d]: Position, part: number): Position => [a + (c - a) * part, b + (d - b) * part]

/** One pass of Chaikin's corner cutting. */
const rounded = (line: readonly Position[]): readonly Position[] => {
  const [first, last] = [line[0], line.at(-1)]
  if (line.length < 3 || first === undefined || last === undefined) return line
  const cut = line.slice(1).flatMap((to, index) => {
    const from = line[index] as Position
    return [between(from, to, 0.25), between(from, to, 0.75)]
  })
  return [first, ...cut, last]
}

/** Borders halfway between the places of two states: accurate enough for a city map, without border data. */
export const stateBorders = (places: readonly Place[], isLand: (at: Position) => boolean) =>
  linesOf(edgesOf(places, isLand)).map(rounded)
