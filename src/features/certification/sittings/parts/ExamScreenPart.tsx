import { MonitorCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { quietClient } from '../../../../app/calls/browser-client.ts'
import { own } from '../../../../own-paths.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Part } from '../../../../ui/Part.tsx'
import type { ExamOnScreen } from '../contract.ts'

/** The way to an exam that is written on screen; nothing for one on paper. */
export function ExamScreenPart({ id }: { id: number }) {
  const [exam, setExam] = useState<ExamOnScreen>()
  useEffect(() => {
    quietClient.getExamOnScreen({ id }).then(setExam, () => undefined)
  }, [id])
  if (!exam || exam.menit === null) return null
  const isDone = exam.pengerjaan?.tanda_terima != null
  return (
    <Part title="Ujian di layar">
      <p>
        {isDone
          ? 'Jawaban Anda sudah diserahkan. Tanda terimanya dapat dilihat dan diperiksa lagi kapan saja.'
          : 'Ujian tulis dikerjakan di layar. Periksa perangkat Anda dan coba latihannya sebelum hari uji.'}
      </p>
      <p className="no-print mt-5">
        <ButtonLink to={own.examOnScreen(id)} variant={isDone ? 'outline' : 'primary'}>
          <MonitorCheck aria-hidden className="size-5" />
          {isDone ? 'Lihat tanda terima' : 'Buka halaman ujian'}
        </ButtonLink>
      </p>
    </Part>
  )
}
