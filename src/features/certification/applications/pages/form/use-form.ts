import { useRef, useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import type { Sentences } from '../../../../../lib/calls/sentences.ts'
import { useVersionedDraft, type VersionedDraft } from '../../../../../ui/form/drafts/use-versioned-draft.ts'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import type { Application } from '../../contract.ts'
import type { Declaration, ExperienceRow, SelfAssessment } from '../../form/contract.ts'
import type { FormPage, Stage } from '../../rules.ts'
import type { FormPlace } from './page-titles.ts'

/** The values typed in the form; documents for requirements are given one by one instead. */
export interface FormValues {
  kebutuhan_khusus: string
  pengalaman: ExperienceRow[]
  asesmen: SelfAssessment[]
  pernyataan: Declaration
}

const NOTHING_DECLARED: Declaration = {
  kebenaran: false,
  kode_etik: false,
  kerahasiaan: false,
  penggunaan_sertifikat: false,
  persetujuan_data: false,
  ada_hubungan: false,
  hubungan: '',
  tanda_tangan: '',
}

export interface FormState extends Pick<VersionedDraft<FormValues, Filled>, 'draft' | 'newer' | 'settle'> {
  /** As the server knows it. */
  application: Application
  /** Writes, once what was written before is answered: a late answer must not hide what came after it. */
  write: (act: (tahap: Stage) => Promise<Application>) => Promise<void>
  /** One's files, those sent on this page included. */
  files: PrivateFile[]
  noteFile: (file: PrivateFile) => void
  /** Notes that a place of the form was looked at, once. */
  see: (place: FormPlace) => void
  /** Returns what the server says is missing on a page. */
  errorsOf: (page: FormPage) => Sentences
  /** Asks the server again. */
  refresh: () => Promise<void>
  /** The same once all is saved; rejects when it cannot be saved. */
  check: (page: FormPage) => Promise<Sentences>
}

const errorsIn = ({ langkah }: Application, page: FormPage): Sentences =>
  langkah.find((each) => each.langkah === page)?.kesalahan ?? {}

type Filled = Application & { isi: FormValues }

const formOf = (application: Application): Filled => {
  const { kebutuhan_khusus, pengalaman, asesmen, pernyataan } = application
  return { ...application, isi: { kebutuhan_khusus, pengalaman, asesmen, pernyataan: pernyataan ?? NOTHING_DECLARED } }
}

/** The application being filled in: saves itself, and knows what the server says of each page. */
export function useForm(opened: Application, listed: PrivateFile[]): FormState {
  const { id } = opened
  const seen = useRef(new Set<FormPage>())
  const turns = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = turns.current.then(act)
    turns.current = turn.catch(() => undefined)
    return turn
  }
  const [sent, setSent] = useState<PrivateFile[]>([])
  const versioned: VersionedDraft<FormValues, Filled> = useVersionedDraft({
    name: `permohonan:${id}`,
    opened: formOf(opened),
    save: (isi, version) =>
      inTurn(async () => {
        const tahap = versioned.current().tahap
        return formOf(await client.saveApplication({ id, tahap, version, ...isi }))
      }),
    async reload(refusal) {
      const now = await client.getApplication({ id })
      if (now.tahap === opened.tahap) return formOf(now)
      versioned.draft.forget()
      throw refusal
    },
  })
  const { draft, state, current, show, newer, settle } = versioned
  const write: FormState['write'] = (act) => inTurn(async () => show(formOf(await act(current().tahap))))
  const known = [...sent, ...listed]
  const more = state.berkas.filter((file) => !known.some((other) => other.id === file.id))
  return {
    application: state,
    write,
    draft,
    newer,
    settle,
    files: [...known, ...more],
    noteFile: (file) => setSent((now) => [file, ...now]),
    refresh: () => write(() => client.getApplication({ id })),
    see(place) {
      const langkah = place === 'periksa' ? 'pernyataan' : place
      const isSeen = current().langkah.some((page) => page.langkah === langkah && page.lengkap)
      if (isSeen || seen.current.has(langkah)) return
      seen.current.add(langkah)
      // That a page is not called complete yet is no reason to say anything.
      write((tahap) => client.seeApplicationPage({ id, tahap, langkah })).catch(() => seen.current.delete(langkah))
    },
    errorsOf: (page) => errorsIn(state, page),
    async check(page) {
      await draft.flush()
      await turns.current
      return errorsIn(current(), page)
    },
  }
}
