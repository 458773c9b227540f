/** Caches a function's results, each as long as its argument object lives. `make` must depend on its argument alone. */
export function memoize<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { made: Made }>()
  return (from) => {
    const cached = known.get(from) ?? { made: make(from) }
    known.set(from, cached)
    return cached.made
  }
}
