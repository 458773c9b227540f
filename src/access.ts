/**
 * Who may make a call. `public`: anyone. `guest`: nobody logged in. `session`: logged in by session cookie.
 * `member`: logged in with a verified address. `confirmed`: session with a freshly confirmed password.
 */
export const ACCESS = ['public', 'guest', 'session', 'member', 'confirmed'] as const

export type Access = (typeof ACCESS)[number]
