interface Expected {
  attended_at: string | null
  halangan: string | null
}

/** Returns the sentence that holds back everybody who is still expected, if there are several of them. */
export function commonObstacle(people: Expected[]): string | null {
  const [first, ...others] = people.filter(({ attended_at }) => attended_at === null)
  return first && others.length > 0 && others.every(({ halangan }) => halangan === first.halangan)
    ? first.halangan
    : null
}
