import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { renewableOf } from '../../certification/certificates/renewal/service.ts'
import { CERTIFICATE_STATES, certificateState } from '../../certification/certificates/rules.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import type { CertificateDuties, DutyYear } from './contract.ts'
import { nextDuty } from './next-duty-rules.ts'
import { type CertificateWithDuties, certificatesWithDuties, type YearRow, yearsOfHolder } from './queries.ts'
import { type CertificateYear, isLate, isMaintained, isReported, yearsOf, yearsWithoutMaintenanceOf } from './rules.ts'

/** A person's certificates with the years of each, what they ask for, and what is next. */
export async function dutiesOf(db: Db, userId: number, today: Day): Promise<CertificateDuties[]> {
  const [certificates, years] = [await certificatesWithDuties(db, userId), await yearsOfHolder(db, userId)]
  const { tahun_risiko_pemeliharaan: batas_tahun } = await settingsOn(db, today)
  const renewable = await renewableOf(db, userId)
  return certificates.map((certificate) => {
    const { status: _status, ...shown } = certificate
    const state = certificateState(certificate, today)
    const tahun = yearsFor(certificate, years, today)
    const renewal = renewable.find(({ id }) => id === certificate.id)
    const perpanjangan = renewal?.window ?? null
    const renewal_id = renewal?.renewal_id ?? null
    const begun = years
      .filter((year) => year.certificate_id === certificate.id)
      .map((year) => ({ ...year, ...verdictOf(year) }))
    const tanpa_pemeliharaan = yearsWithoutMaintenanceOf(years, certificate.kualifikasi, today)
    const { frozen_until } = certificate
    const renewalFacts = { perpanjangan, renewal_id }
    const facts = { state, frozen_until, tahun: begun, tanpa_pemeliharaan, batas_tahun, ...renewalFacts }
    return {
      ...shown,
      status_sertifikat: state,
      status_label: CERTIFICATE_STATES[state],
      tahun,
      tanpa_pemeliharaan,
      batas_tahun,
      ...renewalFacts,
      berikutnya: nextDuty(facts, today),
    }
  })
}

const verdictOf = (year: YearRow) => ({ terlapor: isReported(year.status_laporan), terpelihara: isMaintained(year) })

/** Every year of a certificate: those that have begun as they are, the others as they will be. */
const yearsFor = (certificate: CertificateWithDuties, rows: YearRow[], today: Day): DutyYear[] =>
  yearsOf(certificate).map((year) => {
    const row = rows.find(({ certificate_id, ke }) => certificate_id === certificate.id && ke === year.ke)
    return row ? begunYear(row, today) : unknownYear(year, today)
  })

const stateOf = ({ mulai, selesai }: CertificateYear, today: Day): DutyYear['keadaan'] =>
  selesai < today ? 'selesai' : mulai <= today ? 'berjalan' : 'mendatang'

function begunYear(row: YearRow, today: Day): DutyYear {
  const {
    id,
    ke,
    mulai,
    selesai,
    jatuh_tempo,
    lapor_mulai,
    status_laporan,
    kegiatan,
    wajib_kegiatan,
    poin,
    wajib_poin,
  } = row
  const { terlapor, terpelihara } = verdictOf(row)
  const known = {
    id,
    ke,
    mulai,
    selesai,
    jatuh_tempo,
    lapor_mulai,
    status_laporan,
    kegiatan,
    wajib_kegiatan,
    poin,
    wajib_poin,
  }
  return { ...known, keadaan: stateOf(row, today), terlapor, terpelihara, terlambat: !terlapor && isLate(row, today) }
}

/** A year that has not begun, or was over before its holder had an account: nothing is due. */
const unknownYear = (year: CertificateYear, today: Day): DutyYear => ({
  id: null,
  ...year,
  keadaan: stateOf(year, today),
  jatuh_tempo: null,
  lapor_mulai: null,
  status_laporan: null,
  terlapor: false,
  terlambat: false,
  kegiatan: 0,
  wajib_kegiatan: 0,
  poin: 0,
  wajib_poin: 0,
  terpelihara: false,
})
