import { own } from '../../../../own-paths.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { FileLink } from '../../../../ui/navigation/FileLink.tsx'
import { Part } from '../../../../ui/Part.tsx'
import type { Evaluation } from '../contract.ts'
import { type Question, SCALE } from '../rules.ts'

/** The answers, read-only. */
export function GivenAnswers({ evaluation: { pertanyaan, jawaban, berkas } }: { evaluation: Evaluation }) {
  const answerTo = ({ id, jenis }: Question) => {
    const given = jawaban[id]
    const file = berkas.find((each) => each.id === given)
    if (file) return <FileLink href={own.file(file.id)} name={file.name} />
    const words = given && jenis === 'skala' ? `${given} dari ${SCALE.length}` : given
    return <span className="whitespace-pre-line font-normal">{words || 'Tidak dijawab'}</span>
  }
  return (
    <Part title="Jawaban Anda">
      <Facts items={pertanyaan.map((asked, at) => ({ label: `${at + 1}. ${asked.teks}`, value: answerTo(asked) }))} />
    </Part>
  )
}
