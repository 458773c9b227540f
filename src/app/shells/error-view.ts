export type ErrorView =
  | { kind: 'not-found' }
  | { kind: 'too-many' }
  | { kind: 'chunk'; text: string }
  | { kind: 'other'; request?: string | null | undefined }

/**
 * Chooses the words for an error: missing pages, too many requests, no network or failed parts of the program, all
 * else.
 */
export function errorView(error: unknown): ErrorView {
  if (hasStatus(error)) {
    // An address whose id cannot be one (422) leads nowhere either.
    if (error.status === 404 || error.status === 422) return { kind: 'not-found' }
    if (error.status === 429) return { kind: 'too-many' }
    // No answer came.
    if (error.status === 0) return { kind: 'chunk', text: '' }
    if (error.status >= 500) return { kind: 'other', request: error.request }
  }
  const text = error instanceof Error ? error.message : ''
  return /^Loading chunk \d+ failed$/.test(text) ? { kind: 'chunk', text } : { kind: 'other' }
}

// A page's first error comes from the server as a bare object, so its class says nothing.
const hasStatus = (error: unknown): error is { status: number; request?: string | null } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
