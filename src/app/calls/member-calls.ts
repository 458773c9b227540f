import memberCalls from 'virtual:member-calls'
import './guest-calls.ts'
import { type Carry, requestFor } from '../../lib/calls/client.ts'
import { Refusal } from '../../lib/calls/refusal.ts'
import { reach } from '../offline/reach.ts'
import { storedAnswers } from '../offline/stored-answers.ts'
import { exchange, learnWrites, sendRequest } from './exchange.ts'

/** Makes a call under a key of its own, as often as it takes: it is done once. */
export function sendOnce(name: string, asked: Record<string, unknown>, key: string): Promise<unknown> {
  const [method, path] = memberCalls[name] ?? ['GET', '']
  const request = requestFor(method, path, asked)
  return exchange(name, (head) => sendRequest(request, head), key)
}

const carry: Carry = async (request, name) => {
  const { url, method } = request
  try {
    const answer = await exchange(name, (head) => sendRequest(request, head))
    reach.note(true)
    if (method === 'GET') storedAnswers.write(name, url, answer)
    return answer
  } catch (error) {
    const isAway = error instanceof Refusal && error.status === 0
    reach.note(!isAway)
    const kept = isAway && method === 'GET' ? await storedAnswers.read(name, url) : undefined
    if (kept === undefined) throw error
    return kept
  }
}

learnWrites(memberCalls, carry)
