/** What stands in a matched address by its names; a part that may be left out is empty. */
export const pathParams = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']))
