/** Whom each name leads to. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** The cycles of a graph, each once, from the name with which it was entered. */
export function cyclesOf(graph: Graph): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []

  function visit(name: string, trail: readonly string[]): void {
    const start = trail.indexOf(name)
    if (start >= 0) cycles.push([...trail.slice(start), name])
    if (start >= 0 || done.has(name)) return
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name])
    done.add(name)
  }

  for (const name of graph.keys()) visit(name, [])
  return cycles
}
