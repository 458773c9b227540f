import guestCalls from 'virtual:guest-calls'
import { exchange, learnWrites, sendRequest } from './exchange.ts'

// What is asked for on the way in; the rest, and what this device keeps, comes once somebody is in.
learnWrites(guestCalls, (request, name) => exchange(name, (head) => sendRequest(request, head)))
