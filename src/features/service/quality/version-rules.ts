export interface VersionTransition<State> {
  from: readonly State[]
  to: State
  /** Only by somebody who wrote nothing of it. */
  byOther?: true
}

export interface VersionFacts<State> {
  status: State
  created_by: number
  written_by: number
}

/** Says where a transition by somebody leads a version of a paper, assessment or statement, or why it may not be taken. */
export function nextVersion<State extends string>(
  { from, to, byOther }: VersionTransition<State>,
  { status, created_by, written_by }: VersionFacts<State>,
  by: number,
): { next: State } | { refused: 'QUALITY_STATE' | 'SECOND_PERSON_OWN' } {
  if (!from.includes(status)) return { refused: 'QUALITY_STATE' }
  const isAuthor = by === created_by || by === written_by
  return byOther && isAuthor ? { refused: 'SECOND_PERSON_OWN' } : { next: to }
}
