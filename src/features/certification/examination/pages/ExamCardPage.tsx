import { ArrowLeft, IdCard } from 'lucide-react'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { dayRange } from '../../../../lib/day.ts'
import { qrDrawing } from '../../../../lib/graphics/qr-drawing.ts'
import { own } from '../../../../own-paths.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { scheduleHours } from '../../../catalogue/schedules/rules.ts'
import type { Application } from '../../applications/contract.ts'
import type { ExamDay } from '../contract.ts'

interface ExamCard {
  application: Application
  exam: ExamDay
}

export async function load(client: ApiClient, { params }: Opened): Promise<ExamCard> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Permohonan tidak ditemukan.')
  const [application, exam] = await Promise.all([client.getApplication({ id }), client.getExamDay({ id })])
  return { application, exam }
}

export const head = (): Head => ({ title: 'Kartu peserta', noindex: true })

/** The exam card as a screen to be shown at the door: the code first and large, and whose card it is. */
export function Page({ data: { application, exam } }: { data: ExamCard }) {
  const { id, name } = application
  return (
    <div className="wrap max-w-xl py-6 lg:py-10">
      <Link to={own.certificationTab(id, 'jadwal')} className="inline-flex items-center gap-2 text-link no-print">
        <ArrowLeft aria-hidden className="size-4" />
        Kembali ke jadwal
      </Link>
      <h1 className="mt-3 text-2xl">Kartu peserta</h1>
      {exam.tautan === null ? (
        <div className="mt-4">
          <EmptyState title="Kartu belum tersedia">
            <p>Kartu {name} tampil di sini selama Anda terjadwal sebagai peserta.</p>
          </EmptyState>
        </div>
      ) : (
        <Card application={application} exam={exam} tautan={exam.tautan} />
      )}
    </div>
  )
}

function Card({ application: { id, name, nomor, jadwal }, exam, tautan }: ExamCard & { tautan: string }) {
  const { start_date, end_date, tuk, metode } = jadwal
  const { side, path } = qrDrawing(tautan)
  return (
    <section aria-label="Kartu peserta" className="panel mt-4 p-5 sm:p-6">
      <svg
        role="img"
        aria-label="Kode QR kartu peserta"
        viewBox={`0 0 ${side} ${side}`}
        className="mx-auto w-full max-w-80 rounded-box bg-white"
      >
        <path d={path} fill="black" />
      </svg>
      <p className="mt-4 text-center font-bold text-2xl leading-snug [overflow-wrap:anywhere]">{exam.nama}</p>
      <p className="text-center text-lg tabular-nums">{nomor}</p>
      <p className="mt-2 text-center text-muted">Tunjukkan layar ini bersama kartu identitas asli.</p>
      <div className="mt-5 border-line border-t pt-5">
        <Facts
          items={[
            { label: 'Skema', value: name },
            { label: 'Hari', value: start_date ? dayRange(start_date, end_date) : 'Diumumkan kemudian' },
            { label: 'Jam', value: scheduleHours(jadwal) },
            {
              label: 'Tempat',
              value: [tuk?.name ?? metode, exam.ruang && `ruang ${exam.ruang}`].filter(Boolean).join(', '),
            },
            ...(tuk ? [{ label: 'Alamat', value: `${tuk.alamat}, ${tuk.kota}` }] : []),
            ...(exam.penyesuaian.length > 0 ? [{ label: 'Penyesuaian', value: exam.penyesuaian.join(', ') }] : []),
          ]}
        />
      </div>
      <ButtonLink href={own.examCard(id)} variant="outline" className="mt-5 no-print">
        <IdCard aria-hidden className="size-5" />
        Unduh kartu berfoto (PDF)
      </ButtonLink>
    </section>
  )
}
