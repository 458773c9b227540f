/** Returns the parameters of a matched path by name; an optional one that is left out is empty. */
export const pathParams = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']))
