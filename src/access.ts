/**
 * Who may make a call. `public`: anyone, the same for everyone. `any`: anyone, with or without a session.
 * `guest`: nobody logged in. `session`: logged in by session cookie. `member`: logged in by session or token with a
 * verified address. `confirmed`: session with a freshly confirmed password.
 */
export const ACCESS = ['public', 'any', 'guest', 'session', 'member', 'confirmed'] as const

export type Access = (typeof ACCESS)[number]
