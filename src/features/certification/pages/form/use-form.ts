import { useRef, useState } from 'react'
import { client } from '../../../../app/browser-client.ts'
import type { Sentences } from '../../../../ui/form/fields-of.ts'
import { type Draft, useDraft } from '../../../../ui/form/use-draft.ts'
import type { PrivateFile } from '../../../files/contract.ts'
import type { Application } from '../../contract.ts'
import type { Declaration, ExperienceRow, SelfAssessment } from '../../form-contract.ts'
import type { FormStep, Stage } from '../../rules.ts'

/** What is typed in the form; documents for requirements are given one by one instead. */
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

export interface FormState {
  /** As the server knows it. */
  application: Application
  /** Writes, once what was written before is answered: a late answer must not hide what came after it. */
  write: (act: (tahap: Stage) => Promise<Application>) => Promise<void>
  draft: Draft<FormValues>
  /** One's files, those sent on this page included. */
  files: PrivateFile[]
  noteFile: (file: PrivateFile) => void
  /** What the server says is missing in a step. */
  errorsOf: (step: FormStep) => Sentences
  /** Asks the server anew. */
  refresh: () => Promise<void>
  /** The same once all is saved; rejects when it cannot be saved. */
  check: (step: FormStep) => Promise<Sentences>
}

const errorsIn = ({ langkah }: Application, step: FormStep): Sentences =>
  langkah.find((each) => each.langkah === step)?.kesalahan ?? {}

/** The application being filled in: saves itself, and knows what the server says of each step. */
export function useForm(opened: Application, listed: PrivateFile[]): FormState {
  const [application, show] = useState(opened)
  const latest = useRef(opened)
  const turns = useRef<Promise<void>>(Promise.resolve())
  const write: FormState['write'] = (act) => {
    const turn = turns.current.then(async () => {
      latest.current = await act(latest.current.tahap as Stage)
      show(latest.current)
    })
    turns.current = turn.catch(() => undefined)
    return turn
  }
  const [sent, setSent] = useState<PrivateFile[]>([])
  const { kebutuhan_khusus, pengalaman, asesmen, pernyataan } = opened
  const draft = useDraft<FormValues>({
    name: `permohonan:${opened.id}`,
    values: { kebutuhan_khusus, pengalaman, asesmen, pernyataan: pernyataan ?? NOTHING_DECLARED },
    version: 0,
    save: async (values, version) => {
      await write((tahap) => client.saveApplication({ id: opened.id, tahap, ...values }))
      return version
    },
  })
  const known = [...sent, ...listed]
  const more = application.berkas.filter(({ id }) => !known.some((file) => file.id === id))
  return {
    application,
    write,
    draft,
    files: [...known, ...more],
    noteFile: (file) => setSent((now) => [file, ...now]),
    refresh: () => write(() => client.getApplication({ id: opened.id })),
    errorsOf: (step) => errorsIn(application, step),
    async check(step) {
      await draft.flush()
      await turns.current
      return errorsIn(latest.current, step)
    },
  }
}
