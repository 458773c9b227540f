/** JSON that cannot end its own script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const texts = new WeakMap<object, string>()

/** The text of what many pages share, as long as it is the same. */
function sharedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return scriptJson(value)
  const text = texts.get(value) ?? scriptJson(value)
  texts.set(value, text)
  return text
}

interface Made {
  /** By the names of routes. */
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

/** What a page was made of, as JSON for the browser program; what stands around all of them is written once. */
export function hydrationJson({ loaderData, errors }: Made): string {
  const fields = Object.entries(loaderData)
    .filter(([, data]) => data !== undefined)
    .map(([id, data]) => `${scriptJson(id)}:${id === 'root' ? sharedJson(data) : scriptJson(data)}`)
  return `{"loaderData":{${fields.join(',')}},"errors":${scriptJson(errors)}}`
}
