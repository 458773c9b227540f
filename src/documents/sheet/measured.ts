interface Measured {
  measured?: string
}

/** Returns properties by which the height of an element is found after layout. */
export const measuredAs = (name: string): object => ({ measured: name }) satisfies Measured

interface Node {
  props?: Measured
  box?: { height: number }
  children?: Node[]
}

/** Returns the heights of all measured elements by their names, in points. */
export function heightsIn(root: object): ReadonlyMap<string, number> {
  const heights = new Map<string, number>()
  const visit = ({ props, box, children }: Node): void => {
    if (props?.measured !== undefined) heights.set(props.measured, box?.height ?? 0)
    for (const child of children ?? []) visit(child)
  }
  visit(root as Node)
  return heights
}
