/**
 * Returns the sentences against a filter in the address that the server cannot read, so that a page shows them instead of
 * the whole list; throws any other error again.
 */
export function unreadFilter(error: unknown): string {
  const { status, errors = {} } = error as { status?: number; errors?: Record<string, string[]> }
  if (status !== 422) throw error
  return Object.values(errors).flat().join(' ') || 'Saringan di alamat ini tidak dapat dibaca.'
}
