import { useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { queueDraftWhileAway } from '../../../../../app/offline/queue-draft.ts'
import type { Sentences } from '../../../../../lib/calls/sentences.ts'
import { own } from '../../../../../own-paths.ts'
import type { Draft } from '../../../../../ui/form/drafts/use-draft.ts'
import { useVersionedDraft, type VersionedDraft } from '../../../../../ui/form/drafts/use-versioned-draft.ts'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import type { Report, ReportContent, ReportDocument } from '../../contract.ts'
import type { ReportPart } from '../../rules.ts'

/** A document of an earlier report or application, and which one. */
export interface Source {
  asal: string
  dokumen: ReportDocument
}

export interface ReportForm extends Pick<VersionedDraft<ReportContent, Report>, 'newer' | 'settle'> {
  draft: Draft<ReportContent>
  /** As the server answered it last. */
  report: Report
  sources: Source[]
  /** One's files, those sent on this page included. */
  files: PrivateFile[]
  noteFile: (file: PrivateFile) => void
  /** Returns what the server says is missing in a part. */
  errorsOf: (part: ReportPart) => Sentences
  /** Saves everything and returns what is then missing in a part; rejects when it cannot be saved. */
  check: (part: ReportPart) => Promise<Sentences>
  /** Saves and sends, or lets it wait for the network; rejects with the server's refusal. */
  send: () => Promise<void>
}

const errorsIn = ({ bagian }: Report, part: ReportPart): Sentences =>
  bagian.find((each) => each.bagian === part)?.kesalahan ?? {}

interface Opened {
  opened: Report
  sources: Source[]
  files: PrivateFile[]
  /** Called once it cannot be edited any more: it was sent, perhaps from another tab. */
  onClosed: (report: Report) => void
}

/** A report being written: saves itself, and knows what the server says of each part. */
export function useReport({ opened, sources, files: listed, onClosed }: Opened): ReportForm {
  const { id } = opened
  const [given, setGiven] = useState<PrivateFile[]>([])

  async function reload(refusal: unknown): Promise<Report> {
    const now = await client.getReport({ id })
    if (now.dapat_ditulis) return now
    draft.forget()
    onClosed(now)
    throw refusal
  }

  const { draft, state, current, newer, settle, send } = useVersionedDraft<ReportContent, Report>({
    name: `laporan:${id}`,
    opened,
    save: (isi, version) => client.saveReport({ id, isi, version }),
    reload,
  })

  const waitForNetwork = () =>
    queueDraftWhileAway(draft, `laporan:${id}`, ({ values: isi, version }) => ({
      label: `laporan kinerja tahun ke-${current().tahun.ke}`,
      path: own.report(id, 'periksa'),
      calls: [
        { name: 'saveReport', asked: { id, isi, version } },
        { name: 'sendReport', asked: { id }, follows: true },
      ],
    }))

  return {
    draft,
    report: state,
    newer,
    settle,
    sources,
    files: [...given, ...listed],
    noteFile: (file) => setGiven((now) => [file, ...now]),
    errorsOf: (part) => errorsIn(state, part),
    async check(part) {
      await draft.flush()
      return errorsIn(current(), part)
    },
    async send() {
      if (await waitForNetwork()) return
      const sent = await send((version) => client.sendReport({ id, version }))
      draft.forget()
      onClosed(sent)
    },
  }
}
