import { isRouteErrorResponse } from 'react-router'

export type ErrorView =
  | { kind: 'not-found' }
  | { kind: 'too-many' }
  | { kind: 'chunk'; text: string }
  | { kind: 'other' }

/** What a person is told of an error: missing things, haste, failed pieces of the program, and all else. */
export function errorView(error: unknown): ErrorView {
  if (isRouteErrorResponse(error) || hasStatus(error)) {
    // An address whose id cannot be one (422) leads nowhere either.
    if (error.status === 404 || error.status === 422) return { kind: 'not-found' }
    if (error.status === 429) return { kind: 'too-many' }
  }
  const text = error instanceof Error ? error.message : ''
  return /^Loading chunk \d+ failed$/.test(text) ? { kind: 'chunk', text } : { kind: 'other' }
}

const hasStatus = (error: unknown): error is { status: number } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
