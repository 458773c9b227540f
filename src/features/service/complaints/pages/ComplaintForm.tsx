import type { Posted } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { CheckField } from '../../../../ui/form/fields/CheckField.tsx'
import { DayField } from '../../../../ui/form/fields/DayField.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { note, t } from '../../../../ui/words.tsx'
import type { ComplaintReceipt } from '../contract.ts'
import { bindingOf } from '../parts/binding.ts'
import { FilesField } from '../parts/FilesField.tsx'
import { PostForm } from '../parts/PostForm.tsx'
import { usePosting } from '../parts/use-posting.ts'
import { COMPLAINT_KINDS, DESCRIPTION, MOST_FILES } from '../rules.ts'
import { FilingReceipt } from './FilingReceipt.tsx'

/** Filing a complaint: one form, and its receipt. */
export function ComplaintForm({ posted: first, today }: { posted: Posted | null; today: string }) {
  const posting = usePosting(first)
  if (posting.answer) return <FilingReceipt receipt={posting.answer as ComplaintReceipt} />
  const { posted } = posting
  const given = posted?.given ?? {}
  const boundField = (name: string) => ({ bind: bindingOf(name, posted), defaultValue: given[name] ?? '' })
  return (
    <section id="formulir" aria-labelledby="judul-formulir" className="panel scroll-mt-24 p-5 sm:p-7">
      <h2 id="judul-formulir" className="mb-5 text-xl">
        {t('Buat pengaduan')}
      </h2>
      <PostForm
        call="fileComplaint"
        action={`${to.complaints}#formulir`}
        posting={posting}
        button={t('Kirim pengaduan')}
      >
        <SelectField
          label={t('Jenis pengaduan')}
          required
          options={Object.entries(COMPLAINT_KINDS).map(([kind, words]) => [kind, t(words)])}
          {...boundField('jenis_pengaduan')}
        />
        <Field
          label={t('Pihak yang diadukan')}
          hint={t('Wajib diisi untuk pengaduan tentang penguji atau pemegang sertifikat.')}
          maxLength={200}
          {...boundField('terlapor')}
        />
        <Field label={t('Nomor sertifikat')} optional maxLength={80} {...boundField('no_sertifikasi')} />
        <DayField label={t('Tanggal kejadian')} optional max={today} {...boundField('tanggal_kejadian')} />
        <TextareaField
          label={t('Uraian')}
          hint={t(
            `Apa yang terjadi, di mana, dan siapa yang mengetahuinya: ${DESCRIPTION.least} sampai ${DESCRIPTION.most} huruf.`,
          )}
          rows={7}
          required
          maxLength={DESCRIPTION.most}
          {...boundField('uraian')}
        />
        <FilesField posting={posting} most={MOST_FILES} />
        <Field
          label={t('Nama Anda')}
          hint={t('Boleh kosong bila identitas Anda disembunyikan.')}
          maxLength={100}
          autoComplete="name"
          {...boundField('nama')}
        />
        <CheckField
          label={t('Sembunyikan identitas saya')}
          hint={t('Petugas tidak melihat nama, email, dan nomor Anda. Kabar tetap dikirim ke email Anda.')}
          defaultChecked={given['is_anonim'] === 'on'}
          bind={bindingOf('is_anonim', posted)}
        />
        <Field
          label={t('Email')}
          hint={t('Nomor tiket, PIN, dan kabar dikirim ke sini.')}
          type="email"
          required
          autoComplete="email"
          {...boundField('email')}
        />
        <Field
          label={t('No. HP')}
          hint={note('complaint.phoneHint')}
          optional
          type="tel"
          autoComplete="tel"
          {...boundField('phone')}
        />
        <div aria-hidden className="sr-only">
          <label>
            {t('Situs web (kosongkan)')}
            <input name="situs" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <CheckField
          label={t('Saya menyatakan bahwa keterangan ini benar.')}
          defaultChecked={given['pernyataan_benar'] === 'on'}
          bind={bindingOf('pernyataan_benar', posted)}
        />
      </PostForm>
    </section>
  )
}
