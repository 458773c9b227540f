import type { Posted } from '../../../../app/routing/page.ts'
import { longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { DayField } from '../../../../ui/form/fields/DayField.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { bindingOf } from '../../complaints/parts/binding.ts'
import { FilesField } from '../../complaints/parts/FilesField.tsx'
import { PostForm } from '../../complaints/parts/PostForm.tsx'
import { usePosting } from '../../complaints/parts/use-posting.ts'
import { MARK_WORDS } from '../rules.ts'

/** The report of a use of the mark that somebody saw; it asks for no name. */
export function MarkReportForm({ posted: first }: { posted: Posted | null }) {
  const posting = usePosting(first)
  if (posting.answer) return <Received batas={(posting.answer as { batas: string }).batas} />
  const { posted } = posting
  const given = posted?.given ?? {}
  const boundField = (name: string) => ({ bind: bindingOf(name, posted), defaultValue: given[name] ?? '' })
  return (
    <section id="formulir" aria-labelledby="judul-formulir" className="panel scroll-mt-24 p-5 sm:p-7">
      <h2 id="judul-formulir" className="mb-5 text-xl">
        Laporkan pemakaian
      </h2>
      <PostForm call="fileMarkReport" action={`${to.markUse}#formulir`} posting={posting} button="Kirim laporan">
        <Field
          label="Pemakai tanda"
          hint="Orang atau perusahaan yang memakai logo atau sertifikat kami."
          required
          maxLength={150}
          {...boundField('pemakai')}
        />
        <Field
          label="Tempat terlihat"
          hint="Alamat situs, nama surat kabar, atau tempatnya."
          required
          maxLength={300}
          {...boundField('tempat_terlihat')}
        />
        <DayField label="Tanggal terlihat" optional {...boundField('terlihat_pada')} />
        <Field label="Nomor sertifikat" optional maxLength={80} {...boundField('no_sertifikasi')} />
        <TextareaField
          label="Uraian"
          hint={`Apa yang terlihat dan mengapa menurut Anda tidak semestinya: ${MARK_WORDS.least} sampai ${MARK_WORDS.most} huruf.`}
          rows={6}
          required
          maxLength={MARK_WORDS.most}
          {...boundField('uraian')}
        />
        <FilesField posting={posting} label="Foto atau tangkapan layar" most={1} />
        <div aria-hidden className="sr-only">
          <label>
            Situs web (kosongkan)
            <input name="situs" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </PostForm>
    </section>
  )
}

const Received = ({ batas }: { batas: string }) => (
  <section id="formulir" className="panel scroll-mt-24 p-5 sm:p-7">
    <h2 ref={focusNow} tabIndex={-1} className="text-xl">
      Laporan Anda sudah kami terima
    </h2>
    <p className="mt-3">Terima kasih. Petugas menilainya paling lambat {longDay(batas)}.</p>
  </section>
)
