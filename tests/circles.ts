type Graph = ReadonlyMap<string, Iterable<string>>

/** Lists the groups of nodes that reach each other through a graph, each sorted: 'invoices → sanctions'. */
export function circlesIn(graph: Graph): string[] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachableFrom(node, graph)]))
  const circles = [...reach].map(([node, reached]) =>
    [...reached].filter((other) => reached.has(node) && reach.get(other)?.has(node)).sort(),
  )
  return [...new Set(circles.filter((circle) => circle.length > 1).map((circle) => circle.join(' → ')))]
}

function reachableFrom(node: string, graph: Graph): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(graph.get(node) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(graph.get(next) ?? []))
  }
  return reached
}
