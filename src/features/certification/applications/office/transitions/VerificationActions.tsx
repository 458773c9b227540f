import DoneAllIcon from '@mui/icons-material/DoneAllOutlined'
import SkipNextIcon from '@mui/icons-material/SkipNextOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { Keys } from '../../../../../office/actions/Keys.tsx'
import { office } from '../../../../../office/calls/client.ts'
import { checkOutcome } from '../../../../../office/check/marks.ts'
import { momentText } from '../../../../../office/display/moment.ts'
import { ReasonInput } from '../../../../../office/inputs/ReasonInput.tsx'
import { AND_NEXT, useQueue } from '../../../../../office/queue/queue-context.ts'
import { TransitionForm } from '../../../../../office/screens/TransitionForm.tsx'
import { correctionRequest } from '../../cases/verification-rules.ts'
import { transitionRule } from '../../transitions/rules.ts'
import type { Marks } from '../use-marks.ts'

interface Props {
  marks: Marks
  choose: (name: string) => void
}

/** Says in words what follows from the marks on the documents so far. */
export function VerificationNote({ marks: { application } }: Pick<Props, 'marks'>) {
  const { persyaratan, bayar_sampai, perbaiki_sampai } = application
  const found = checkOutcome(persyaratan)
  const given = persyaratan.filter(({ status }) => status !== null).length
  const words = {
    unchecked: () => `${'names' in found ? found.names.length : 0} dari ${given} berkas belum diperiksa.`,
    fit: () =>
      bayar_sampai
        ? `Semua sesuai: disetujui, dan invoice dikirim kepada pemohon, untuk dibayar paling lambat ${momentText(bayar_sampai)}.`
        : 'Semua sesuai: disetujui, dan pemohon langsung terjadwal.',
    unfit: () =>
      `${'names' in found ? found.names.length : 0} berkas perlu perbaikan: dikembalikan kepada pemohon, sampai ${perbaiki_sampai ? momentText(perbaiki_sampai) : 'batas waktunya'}.`,
  }
  return <span role="status">{words[found.outcome]()}</span>
}

/** The usual way through a case: mark what is left, then save what follows from the marks and go on to the next one. */
export function VerificationActions({ marks, choose }: Props) {
  const { id, tahap, persyaratan, perbaiki_sampai, can } = marks.application
  const found = checkOutcome(persyaratan)
  const main = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const queue = useQueue()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!can.return?.boleh) return null

  function markRest(): void {
    const rest = persyaratan.filter(({ status }) => status === 'belum_diperiksa')
    void marks.mark(
      rest.flatMap(({ nama, berkas }) =>
        berkas ? [{ persyaratan: nama, file_id: berkas.id, status: 'sesuai' as const, catatan: null }] : [],
      ),
    )
    main.current?.focus()
  }

  async function save(): Promise<void> {
    const [first] = found.outcome === 'unchecked' ? found.names : []
    if (first !== undefined) {
      notify('Masih ada berkas yang belum diperiksa.', { type: 'warning' })
      return choose(first)
    }
    setBusy(true)
    try {
      if (!(await marks.settled())) return
      await office.approveApplication({ id, tahap })
      notify('Permohonan disetujui.', { type: 'success' })
      await queue?.goOn()
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
      refresh()
    } finally {
      setBusy(false)
    }
  }

  if (found.outcome === 'unfit') {
    return (
      <TransitionForm
        label={transitionRule('return').label}
        icon={<UndoIcon />}
        call="returnApplication"
        weight="main"
        keys="Control+Enter"
        passesOn
        begin={{ alasan: correctionRequest(found.names) }}
        note={correctionNote(perbaiki_sampai)}
        done="Permohonan dikembalikan."
      >
        <ReasonInput kind="perbaikan" />
      </TransitionForm>
    )
  }
  const isUntouched = persyaratan.every(({ status }) => status === null || status === 'belum_diperiksa')
  return (
    <>
      <Button
        ref={main}
        variant="contained"
        startIcon={<SkipNextIcon />}
        disabled={busy}
        aria-keyshortcuts="Control+Enter"
        onClick={() => void save()}
      >
        {AND_NEXT} <Keys>Ctrl+Enter</Keys>
      </Button>
      {found.outcome === 'unchecked' ? (
        <Button variant="outlined" startIcon={<DoneAllIcon />} aria-keyshortcuts="Shift+S" onClick={markRest}>
          {isUntouched ? 'Semua sesuai' : 'Sisanya sesuai'} <Keys>Shift+S</Keys>
        </Button>
      ) : null}
    </>
  )
}

/** Says what the applicant receives, and until when it can be corrected. */
export const correctionNote = (until: string | null): string =>
  `Pemohon menerima alasan ini beserta catatan pada tiap berkas, dan dapat memperbaiki sampai ${until ? momentText(until) : 'batas waktunya'}.`
