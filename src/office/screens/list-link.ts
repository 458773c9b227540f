/** The rows of a list that a filter leaves, as an address within the office; their order where it is not the list's own. */
export const listLink = (screen: string, filter: object, sort?: { field: string; order: 'ASC' | 'DESC' }): string => {
  const order = sort ? `&sort=${sort.field}&order=${sort.order}` : ''
  return `/${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}${order}`
}
