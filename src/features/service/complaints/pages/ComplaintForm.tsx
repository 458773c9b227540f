import type { Posted } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { CheckField } from '../../../../ui/form/fields/CheckField.tsx'
import { DayField } from '../../../../ui/form/fields/DayField.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { ComplaintReceipt } from '../contract.ts'
import { COMPLAINT_KINDS, DESCRIPTION } from '../rules.ts'
import { trackHref } from './address.ts'
import { bindingOf } from './binding.ts'
import { FilesField } from './FilesField.tsx'
import { PostForm } from './PostForm.tsx'
import { usePosting } from './use-posting.ts'

/** Filing a complaint: one form, and its receipt. */
export function ComplaintForm({ posted: first, today }: { posted: Posted | null; today: string }) {
  const posting = usePosting(first)
  if (posting.answer) return <FilingReceipt receipt={posting.answer as ComplaintReceipt} />
  const { posted } = posting
  const given = posted?.given ?? {}
  const keptField = (name: string) => ({ bind: bindingOf(name, posted), defaultValue: given[name] ?? '' })
  return (
    <section id="formulir" aria-labelledby="judul-formulir" className="panel scroll-mt-24 p-5 sm:p-7">
      <h2 id="judul-formulir" className="mb-5 text-xl">
        Buat pengaduan
      </h2>
      <PostForm call="fileComplaint" action={`${to.complaints}#formulir`} posting={posting} button="Kirim pengaduan">
        <SelectField
          label="Jenis pengaduan"
          required
          options={Object.entries(COMPLAINT_KINDS)}
          {...keptField('jenis_pengaduan')}
        />
        <Field
          label="Pihak yang diadukan"
          hint="Wajib diisi untuk pengaduan tentang penguji atau pemegang sertifikat."
          maxLength={200}
          {...keptField('terlapor')}
        />
        <Field label="Nomor sertifikat" optional maxLength={80} {...keptField('no_sertifikasi')} />
        <DayField label="Tanggal kejadian" optional max={today} {...keptField('tanggal_kejadian')} />
        <TextareaField
          label="Uraian"
          hint={`Apa yang terjadi, di mana, dan siapa yang mengetahuinya: ${DESCRIPTION.least} sampai ${DESCRIPTION.most} huruf.`}
          rows={7}
          required
          maxLength={DESCRIPTION.most}
          {...keptField('uraian')}
        />
        <FilesField posting={posting} />
        <Field
          label="Nama Anda"
          hint="Boleh kosong bila identitas Anda disembunyikan."
          maxLength={100}
          autoComplete="name"
          {...keptField('nama')}
        />
        <CheckField
          label="Sembunyikan identitas saya"
          hint="Petugas tidak melihat nama, email, dan nomor Anda. Kabar tetap dikirim ke email Anda."
          defaultChecked={given['is_anonim'] === 'on'}
          bind={bindingOf('is_anonim', posted)}
        />
        <Field
          label="Email"
          hint="Nomor tiket, PIN, dan kabar dikirim ke sini."
          type="email"
          required
          autoComplete="email"
          {...keptField('email')}
        />
        <Field label="No. HP" optional type="tel" autoComplete="tel" {...keptField('phone')} />
        <div aria-hidden className="sr-only">
          <label>
            Situs web (kosongkan)
            <input name="situs" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <CheckField
          label="Saya menyatakan bahwa keterangan ini benar."
          defaultChecked={given['pernyataan_benar'] === 'on'}
          bind={bindingOf('pernyataan_benar', posted)}
        />
      </PostForm>
    </section>
  )
}

/** Ticket and PIN, shown this once. */
const FilingReceipt = ({ receipt: { no_tiket, pin, email } }: { receipt: ComplaintReceipt }) => (
  <section id="formulir" className="panel scroll-mt-24 space-y-5 p-5 sm:p-7">
    <h2 ref={focusNow} tabIndex={-1} className="text-xl">
      Pengaduan Anda sudah kami terima
    </h2>
    <Facts
      beside
      items={[
        { label: 'Nomor tiket', value: no_tiket },
        { label: 'PIN', value: pin },
      ]}
    />
    <Alert tone="warning">
      Catat keduanya: PIN hanya ditampilkan sekali ini. Nomor tiket dan PIN juga dikirim ke{' '}
      <span className="[overflow-wrap:anywhere]">{email}</span>.
    </Alert>
    <p>
      <Link to={trackHref(no_tiket)} className="text-link">
        Lacak pengaduan ini
      </Link>
    </p>
  </section>
)
