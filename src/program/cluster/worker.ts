import pino from 'pino'
import type { Config } from '../../ground/config.ts'
import type { Assets } from '../pages/assets.ts'
import type { Stop } from '../start/running.ts'
import { serve } from '../start/serve.ts'
import type { Figures, Peers, ToPrimary, ToWorker } from './messages.ts'

type Begin = Extract<ToWorker, { kind: 'begin' }>

interface Program {
  assets: Assets
  /** Finishes what is under way, and ends. */
  end: () => void
}

/** A primary that is gone hears nothing; this process then ends as well. */
const sendUp = (message: ToPrimary): void => void process.send?.(message, () => {})

/** Answers at the shared port until it is told to end. */
export async function joinOthers(config: Config, running: Stop[], { assets, end }: Program): Promise<void> {
  const log = pino({ level: config.logLevel })
  const { peers, hear } = openPeers()
  const { place, takesJobs } = await new Promise<Begin>((resolve) => {
    process.on('message', (message: ToWorker) => {
      if (message.kind === 'begin') resolve(message)
      else if (message.kind === 'end') end()
      else hear(message)
    })
    sendUp({ kind: 'listens' })
  })
  await serve(config, place, running, { log, assets, takesJobs, peers })
}

/** The others, reached through the primary. */
function openPeers() {
  let count: () => Promise<Figures> = async () => []
  let questions = 0
  const asking = new Map<number, (all: Figures[]) => void>()
  const peers: Peers = {
    begun: () => sendUp({ kind: 'answers' }),
    answerWith(how) {
      count = how
    },
    countAll: () =>
      new Promise((resolve) => {
        questions += 1
        asking.set(questions, resolve)
        sendUp({ kind: 'countAll', id: questions })
      }),
  }
  const hear = (message: ToWorker): void => {
    // One that cannot count says nothing, and is left out.
    if (message.kind === 'count')
      void count().then(
        (own) => sendUp({ kind: 'counted', id: message.id, own }),
        () => {},
      )
    if (message.kind !== 'counted') return
    asking.get(message.id)?.(message.all)
    asking.delete(message.id)
  }
  return { peers, hear }
}
