import { to } from '../../../../paths.ts'
import { SearchForm } from '../../../../ui/SearchForm.tsx'
import { VerdictCard, type VerdictData } from './VerdictCard.tsx'

/** One number and what the register says of it. */
export const NumberCheck = ({ checked }: { checked: VerdictData | null }) => (
  <>
    {checked && <VerdictCard checked={checked} />}
    <div className="panel no-print p-5">
      <SearchForm
        action={to.holders}
        name="no_sertifikasi"
        label={checked ? 'Periksa nomor lain' : 'Nomor sertifikat'}
        hint="Seperti tercetak pada sertifikat, atau nomor registrasi kementerian."
        button="Periksa"
        variant={checked ? 'outline' : 'primary'}
      />
    </div>
  </>
)
