/** What is made of something, kept as long as that is: the same for the same, made once. `make`: of its argument alone. */
export function madeOnce<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { made: Made }>()
  return (from) => {
    const kept = known.get(from) ?? { made: make(from) }
    known.set(from, kept)
    return kept.made
  }
}
