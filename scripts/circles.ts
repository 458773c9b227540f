/** Lists the groups of nodes that reach each other, each sorted (Tarjan's strongly connected components). */
export function circles(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const found: string[][] = []
  const visit = (node: string): void => {
    const own = index.size
    index.set(node, own)
    low.set(node, own)
    stack.push(node)
    onStack.add(node)
    for (const to of graph.get(node) ?? []) {
      if (!index.has(to)) visit(to)
      if (onStack.has(to)) low.set(node, Math.min(low.get(node) ?? own, low.get(to) ?? own))
    }
    if (low.get(node) !== own) return
    const circle = stack.splice(stack.lastIndexOf(node))
    for (const each of circle) onStack.delete(each)
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}
