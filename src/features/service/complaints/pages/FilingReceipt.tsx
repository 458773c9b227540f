import { Facts } from '../../../../ui/Facts.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { fillParts, t } from '../../../../ui/words.tsx'
import type { ComplaintReceipt } from '../contract.ts'
import { trackHref } from './address.ts'

/** Ticket and PIN, shown this once. */
export const FilingReceipt = ({ receipt: { no_tiket, pin, email } }: { receipt: ComplaintReceipt }) => (
  <section id="formulir" className="panel scroll-mt-24 space-y-5 p-5 sm:p-7">
    <h2 ref={focusNow} tabIndex={-1} className="text-xl">
      {t('Pengaduan Anda sudah kami terima')}
    </h2>
    <Facts
      beside
      items={[
        { label: t('Nomor tiket'), value: no_tiket },
        { label: 'PIN', value: pin },
      ]}
    />
    <Alert tone="warning">
      {fillParts('Catat keduanya: PIN hanya ditampilkan sekali ini. Nomor tiket dan PIN juga dikirim ke {email}.', {
        email: <span className="[overflow-wrap:anywhere]">{email}</span>,
      })}
    </Alert>
    <p>
      <Link to={trackHref(no_tiket)} className="text-link">
        {t('Lacak pengaduan ini')}
      </Link>
    </p>
  </section>
)
