import { to } from '../../../../paths.ts'
import { SearchForm } from '../../../../ui/search/SearchForm.tsx'
import { t } from '../../../../ui/words.tsx'
import { VerdictCard, type VerdictData } from './VerdictCard.tsx'

/** One number and what the register says of it. */
export const NumberCheck = ({ checked }: { checked: VerdictData | null }) => (
  <>
    {checked && <VerdictCard checked={checked} />}
    <div className="panel no-print p-5">
      <SearchForm
        action={to.holders}
        name="no_sertifikasi"
        label={t('Nama atau nomor')}
        hint={t('Nomor seperti tercetak pada sertifikat, nomor registrasi kementerian, atau nama pemegangnya.')}
        typed={checked?.no_sertifikasi}
        button={t('Periksa')}
        variant={checked ? 'outline' : 'primary'}
      />
    </div>
  </>
)
