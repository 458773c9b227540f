import memberCalls from 'virtual:member-calls'
import { learnCalls } from './browser-client.ts'

learnCalls(memberCalls)
