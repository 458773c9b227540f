import type { Posted } from '../../app/routing/page.ts'
import { englishTo } from '../../english-paths.ts'
import { fileRequirements } from '../../features/platform/files/rules.ts'
import {
  COMPLAINT_KINDS,
  type ComplaintKind,
  DESCRIPTION,
  MOST_FILES,
} from '../../features/service/complaints/rules.ts'
import { ChoiceField, FilesField, LongField, PostForm, TextField, TickField } from '../form.tsx'
import { t } from '../text.ts'

const KINDS = (Object.keys(COMPLAINT_KINDS) as ComplaintKind[]).map((kind) => [kind, t(`kind.${kind}`)] as const)

/** Filing a complaint: the same call, rules and limits as the Indonesian form. */
export function ComplaintForm({ posted, today }: { posted: Posted | null; today: string }) {
  const field = (name: string) => ({ name, posted })
  return (
    <section id="form" aria-labelledby="form-title" className="panel scroll-mt-24 p-5 sm:p-7">
      <h2 id="form-title" className="mb-5 text-xl">
        {t('complaint.file')}
      </h2>
      <PostForm
        call="fileComplaint"
        action={`${englishTo.complaints}#form`}
        posted={posted}
        button={t('complaint.send')}
      >
        <ChoiceField {...field('jenis_pengaduan')} label={t('complaint.kind')} choices={KINDS} />
        <TextField
          {...field('terlapor')}
          label={t('complaint.about')}
          hint={t('complaint.aboutHint')}
          maxLength={200}
        />
        <TextField {...field('no_sertifikasi')} label={t('check.number')} optional maxLength={80} />
        <TextField {...field('tanggal_kejadian')} label={t('complaint.day')} optional type="date" max={today} />
        <LongField
          {...field('uraian')}
          label={t('complaint.what')}
          hint={t('complaint.whatHint', DESCRIPTION)}
          rows={7}
          maxLength={DESCRIPTION.most}
        />
        <FilesField
          {...field('lampiran')}
          label={t('complaint.files')}
          hint={t('complaint.filesHint', { count: MOST_FILES })}
          optional
          accept={fileRequirements('lampiran_pengaduan').types.join(',')}
        />
        <TextField
          {...field('nama')}
          label={t('complaint.name')}
          hint={t('complaint.nameHint')}
          maxLength={100}
          autoComplete="name"
        />
        <TickField {...field('is_anonim')} label={t('complaint.hide')} hint={t('complaint.hideHint')} />
        <TextField
          {...field('email')}
          label={t('complaint.email')}
          hint={t('complaint.emailHint')}
          type="email"
          required
          autoComplete="email"
        />
        <TextField
          {...field('phone')}
          label={t('complaint.phone')}
          hint={t('complaint.phoneHint')}
          optional
          type="tel"
          autoComplete="tel"
        />
        <div aria-hidden className="sr-only">
          <label>
            {t('complaint.trap')}
            <input name="situs" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <TickField {...field('pernyataan_benar')} label={t('complaint.true')} />
      </PostForm>
    </section>
  )
}
