import { own } from '../../../app/own-links.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { FileLink } from '../../../ui/FileLink.tsx'
import { Part } from '../../../ui/Part.tsx'
import type { Evaluation } from '../contract.ts'

/** What was answered, for reading. */
export function Answered({ evaluation: { pertanyaan, jawaban, berkas } }: { evaluation: Evaluation }) {
  const answerTo = (id: string) => {
    const file = berkas.find((each) => each.id === jawaban[id])
    if (!file) return <span className="whitespace-pre-line font-normal">{jawaban[id] || 'Tidak dijawab'}</span>
    return <FileLink href={own.file(file.id)} name={file.name} />
  }
  return (
    <Part title="Jawaban Anda">
      <Facts items={pertanyaan.map(({ id, teks }, at) => ({ label: `${at + 1}. ${teks}`, value: answerTo(id) }))} />
    </Part>
  )
}
