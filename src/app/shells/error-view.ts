import { isRouteErrorResponse } from 'react-router'
import { Refusal } from '../../lib/refusal.ts'

export type ErrorView =
  | { kind: 'not-found' }
  | { kind: 'too-many' }
  | { kind: 'chunk'; text: string }
  | { kind: 'other'; request?: string | null | undefined }

/** What a person reads about an error: missing pages, too many requests, no network or failed parts of the program, everything else. */
export function errorView(error: unknown): ErrorView {
  if (isRouteErrorResponse(error) || hasStatus(error)) {
    // An address whose id cannot be one (422) leads nowhere either.
    if (error.status === 404 || error.status === 422) return { kind: 'not-found' }
    if (error.status === 429) return { kind: 'too-many' }
    // No answer came.
    if (error.status === 0) return { kind: 'chunk', text: '' }
    if (error.status >= 500 && error instanceof Refusal) return { kind: 'other', request: error.request }
  }
  const text = error instanceof Error ? error.message : ''
  return /^Loading chunk \d+ failed$/.test(text) ? { kind: 'chunk', text } : { kind: 'other' }
}

const hasStatus = (error: unknown): error is { status: number } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
