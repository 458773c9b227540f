import { Circle, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { bodyZone, dayIn, longDay, longMoment } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { FileLink } from '../../../../ui/navigation/FileLink.tsx'
import { Part } from '../../../../ui/Part.tsx'
import { StatementForm } from '../../../platform/files/parts/StatementForm.tsx'
import type { OwnSanction } from '../contract.ts'
import { LEAST_REASON, SANCTION_KINDS, SANCTION_REASONS, SANCTION_STATES } from '../rules.ts'
import { SanctionAppeal } from './SanctionAppeal.tsx'

const TONES: Record<OwnSanction['status'], Tone> = {
  diusulkan: 'info',
  diberitahukan: 'warning',
  dijatuhkan: 'error',
  tidak_dijatuhkan: 'success',
  dibatalkan: 'neutral',
}

const titleOf = ({ jenis, status, alasan }: OwnSanction): string => {
  const kind = SANCTION_KINDS[jenis].toLowerCase()
  if (alasan === 'permintaan_sendiri' && status === 'diusulkan') return `Permintaan ${kind} Anda`
  return status === 'diberitahukan' ? `Rencana ${kind} sertifikat` : `${SANCTION_KINDS[jenis]} sertifikat`
}

/** A case that is under way or in force: its course in words, and the form for what can be done now. */
export const PresentSanction = ({ sanction }: { sanction: OwnSanction }) => (
  <Part title={titleOf(sanction)}>
    <Matter key={sanction.id} sanction={sanction} />
  </Part>
)

/** One that is over, folded. */
export function PastSanction({ sanction }: { sanction: OwnSanction }) {
  const { nomor, jenis, status } = sanction
  const outcome = status === 'dijatuhkan' ? 'sudah berakhir' : SANCTION_STATES[status].toLowerCase()
  return (
    <Fold title={`${SANCTION_KINDS[jenis]}, ${nomor}: ${outcome}`} className="panel px-5 py-4 sm:px-6">
      <div className="mt-4 mb-1">
        <Matter key={sanction.id} sanction={sanction} />
      </div>
    </Fold>
  )
}

function Matter({ sanction }: { sanction: OwnSanction }) {
  const { nomor, no_sertifikasi, status, boleh_jawab, berlaku, tugas, answered_at } = sanction
  const [opened] = useState(answered_at)
  return (
    <div className="grid gap-5">
      {answered_at !== opened && (
        <div ref={focusNow} tabIndex={-1} className="outline-none">
          <Alert tone="success">Jawaban Anda terkirim. Hasilnya disampaikan melalui email dan di halaman ini.</Alert>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={TONES[status]}>{SANCTION_STATES[status]}</Chip>
        <span className="text-muted text-sm tabular-nums">
          {nomor}, sertifikat {no_sertifikasi}
        </span>
      </p>
      <Course sanction={sanction} />
      {boleh_jawab && <Answer sanction={sanction} />}
      {berlaku && tugas.length > 0 && <TaskList tasks={tugas} />}
      <SanctionAppeal sanction={sanction} />
    </div>
  )
}

const when = (at: string): string => longMoment(new Date(at))

/** The charge, and how far the case has come. */
function Course({ sanction }: { sanction: OwnSanction }) {
  const { alasan, uraian, notified_at, answer_due, jawaban, berkas, answered_at, decided_at, putusan } = sanction
  return (
    <Facts
      items={[
        { label: 'Alasan', value: SANCTION_REASONS[alasan] },
        { label: 'Uraian', value: <Words>{uraian}</Words> },
        ...(notified_at ? [{ label: 'Diberitahukan', value: when(notified_at) }] : []),
        ...(answer_due && !answered_at ? [{ label: 'Batas menjawab', value: when(answer_due) }] : []),
        ...(answered_at
          ? [
              { label: 'Jawaban Anda', value: <Words>{jawaban ?? ''}</Words> },
              { label: 'Dijawab', value: when(answered_at) },
            ]
          : []),
        ...(berkas
          ? [{ label: 'Berkas Anda', value: <FileLink href={own.file(berkas.id)} name={berkas.name} /> }]
          : []),
        ...(decided_at ? [{ label: 'Diputus', value: when(decided_at) }] : []),
        ...(putusan ? [{ label: 'Putusan', value: <Words>{putusan}</Words> }] : []),
        ...(sanction.frozen_until
          ? [{ label: 'Dibekukan paling lama sampai', value: longDay(sanction.frozen_until) }]
          : []),
        ...(!decided_at && (answered_at || !notified_at)
          ? [{ label: 'Berikutnya', value: 'Menunggu putusan petugas yang tidak terlibat' }]
          : []),
      ]}
    />
  )
}

const Words = ({ children }: { children: string }) => (
  <span className="block max-w-[50em] whitespace-pre-line font-normal">{children}</span>
)

const MOST = 4000

function Answer({ sanction: { id, answer_due } }: { sanction: OwnSanction }) {
  const revalidator = useRevalidator()
  return (
    <section className="no-print border-line border-t pt-5">
      <h3 className="font-semibold text-lg">Jawab rencana ini</h3>
      <p className="mt-1 max-w-[50em] text-muted">
        Anda dapat menjawab satu kali{answer_due && ` sampai ${when(answer_due)}`}. Jawaban tidak dapat diganti, dan
        sebelum ada putusan tidak ada yang berubah pada sertifikat Anda.
      </p>
      <StatementForm
        label="Jawaban Anda"
        hint={`Jelaskan duduk perkaranya menurut Anda, ${LEAST_REASON} sampai ${MOST} huruf.`}
        most={MOST}
        jenis="jawaban_sanksi"
        button="Kirim jawaban"
        send={async (jawaban, answer_file_id) => {
          await client.answerSanction({ id, jawaban, answer_file_id })
          await revalidator.revalidate()
        }}
      />
    </section>
  )
}

/** Lists the tasks before the certificate is restored, and which of them the office has found done. */
const TaskList = ({ tasks }: { tasks: OwnSanction['tugas'] }) => (
  <section className="border-line border-t pt-5">
    <h3 className="font-semibold text-lg">Tugas sebelum dipulihkan</h3>
    <p className="mt-1 max-w-[50em] text-muted">
      Petugas menandai tugas yang sudah selesai, lalu memulihkan sertifikat.
    </p>
    <ul className="mt-3 space-y-2">
      {tasks.map(({ tugas, done_at }) => {
        const Icon = done_at ? CircleCheck : Circle
        return (
          <li key={tugas} className="flex gap-2.5">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${done_at ? 'text-success' : 'text-muted'}`} />
            <span>
              {tugas}
              <span className="block text-muted text-sm">
                {done_at ? `Selesai, ${longDay(dayIn(bodyZone(), new Date(done_at)))}` : 'Belum selesai'}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  </section>
)
