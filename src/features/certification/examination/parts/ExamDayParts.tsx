import { CircleCheck, IdCard, QrCode } from 'lucide-react'
import { longMoment } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Part } from '../../../../ui/Part.tsx'
import { ExamScreenPart } from '../../sittings/parts/ExamScreenPart.tsx'
import type { ExamDay } from '../contract.ts'

/** Card, examiners and attendance of an application that has come to its exam. */
export function ExamDayParts({ id, exam }: { id: number; exam: ExamDay }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      {exam.attended_at ? (
        <Part title="Kehadiran">
          <AttendanceLine at={exam.attended_at} />
        </Part>
      ) : (
        <Part title="Kartu peserta">
          <Card id={id} isReady={exam.kartu} />
        </Part>
      )}
      <ExamScreenPart id={id} />
      <Part title="Penguji">
        <Examiners names={exam.penguji} isAhead={exam.attended_at === null} />
      </Part>
    </div>
  )
}

function Card({ id, isReady }: { id: number; isReady: boolean }) {
  if (!isReady) {
    return <p className="text-muted">Kartu dapat diunduh di sini selama Anda terjadwal sebagai peserta.</p>
  }
  return (
    <>
      <p>
        Kartu memuat foto dan kode QR Anda. Tunjukkan di TUK, tercetak atau dari layar ponsel, bersama kartu identitas
        asli.
      </p>
      <p className="mt-5 flex flex-wrap gap-2 no-print">
        <ButtonLink to={own.examCardPage(id)} variant="primary">
          <QrCode aria-hidden className="size-5" />
          Buka kartu di layar
        </ButtonLink>
        <a href={own.examCard(id)} className="btn btn-outline h-auto min-h-(--size) py-2">
          <IdCard aria-hidden className="size-5" />
          Unduh kartu peserta (PDF)
        </a>
      </p>
    </>
  )
}

const AttendanceLine = ({ at }: { at: string }) => (
  <p className="flex gap-2.5">
    <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
    <span>
      <strong>Hadir</strong>, tercatat <time dateTime={at}>{longMoment(new Date(at))}</time>
    </span>
  </p>
)

function Examiners({ names, isAhead }: { names: string[]; isAhead: boolean }) {
  if (names.length === 0) {
    return (
      <p className="text-muted">
        Nama penguji tampil di sini setelah mereka menyanggupi dan menyatakan tidak berkepentingan.
      </p>
    )
  }
  return (
    <>
      <ul className="list-disc space-y-1.5 pl-6 font-semibold marker:text-primary">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {isAhead && (
        <p className="mt-3 text-muted text-sm">
          Bila Anda mempunyai hubungan kerja, usaha, atau keluarga dengan salah satunya, beri tahu kami melalui Pesan
          sebelum hari uji.
        </p>
      )}
    </>
  )
}
