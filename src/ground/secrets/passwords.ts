import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Problem } from '../../problems.ts'
import { isOneOfSeveral } from '../machines/share.ts'
import { ROOT } from '../root.ts'

export interface PasswordCost {
  /** KiB. */
  memoryCost: number
  timeCost: number
}

/** argon2id is the library's default algorithm. */
const COST: PasswordCost = { memoryCost: 65_536, timeCost: 3 }
const MOST_WAITING = 200

/** The most common passwords, one a line, in small letters; lines with a licence before them. */
const COMMON_FILE = 'src/features/platform/accounts/common-passwords.txt'

export type Passwords = ReturnType<typeof openPasswords>

/**
 * Returns how many hashes run at once: one in each of several processes, up to two in a single one, which leaves a core
 * free.
 */
const usualMost = (): number => (isOneOfSeveral() ? 1 : Math.max(1, Math.min(2, availableParallelism() - 1)))

/** Hashes passwords; the queue leaves a core to everyone else while many log in at once. */
export function openPasswords(cost: PasswordCost = COST, most = usualMost()) {
  const options = { ...cost, parallelism: 1 }
  const inTurn = queue(most)
  // Unicode has several spellings for one letter; a keyboard may choose any.
  const bytes = (password: string) => password.normalize('NFKC')
  const make = (password: string): Promise<string> => inTurn(() => hash(bytes(password), options))
  let common: Buffer | undefined
  let nobodys: Promise<string> | undefined

  return {
    hash: make,

    /** Tells whether a password is on the list of common ones. */
    isCommon(password: string): boolean {
      // As the file's bytes: a set of so many words takes ten times their memory.
      common ??= readFileSync(path.join(ROOT, COMMON_FILE))
      const word = password.toLowerCase().trim()
      return !word.includes('\n') && common.includes(`\n${word}\n`)
    },

    /** Takes the same time without a hash, so that nobody learns whether an account exists. */
    async verify(known: string | undefined, password: string, isKnownDevice = false): Promise<boolean> {
      nobodys ??= hash('nobody knows this', options)
      const against = known ?? (await nobodys)
      const right = await inTurn(() => verify(against, bytes(password)), isKnownDevice)
      return known !== undefined && right
    },

    /** Tells whether a hash was made at another cost than today's. */
    isOutdated(known: string): boolean {
      const made = parseOptions(known)
      return made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost
    },
  }
}

/** Makes a queue that runs a few at a time and refuses when it is too long. Known devices have a lane of their own. */
function queue(most: number) {
  let running = 0
  let wasKnown = false
  const [known, others]: [(() => void)[], (() => void)[]] = [[], []]
  // Takes from both lanes in turn, so that neither starves the other.
  function nextInLine(): (() => void) | undefined {
    const isKnownsTurn = known.length > 0 && (!wasKnown || others.length === 0)
    wasKnown = isKnownsTurn
    return (isKnownsTurn ? known : others).shift()
  }
  return async <T>(work: () => Promise<T>, isKnownDevice = false): Promise<T> => {
    const line = isKnownDevice ? known : others
    if (line.length >= MOST_WAITING) throw new Problem('UNAVAILABLE', { headers: { 'Retry-After': '10' } })
    if (running >= most) await new Promise<void>((resolve) => line.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = nextInLine()
      if (next) next()
      else running -= 1
    }
  }
}
