import { Alert } from '@mui/material'
import { BooleanInput, useRecordContext } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OpenChange } from '../../../platform/pending-changes/office/parts/PendingChange.tsx'

type PhoneWallet = Answer<'getPhoneWallet'>

const input = inputOf<'updatePhoneWallet'>()

const HINTS = {
  google: {
    penerbit: 'Issuer ID dari Google Pay & Wallet Console, berupa angka.',
    akun: 'Alamat akun layanan (…@….iam.gserviceaccount.com) yang diberi peran di konsol itu.',
    kunci: 'Isi berkas JSON kunci akun layanan itu.',
  },
  apple: {
    penerbit: 'Pass Type ID, misalnya pass.id.lembaga.sertifikat.',
    akun: 'Team ID, sepuluh huruf dan angka.',
    kunci: 'Kunci RSA pasangan sertifikat Pass Type ID, tanpa password, sebagai PEM.',
  },
}

function Inputs() {
  const record = useRecordContext<PhoneWallet>()
  if (!record) return null
  const hints = HINTS[record.dompet]
  const kept = record.has_key ? 'Sudah tersimpan dan tidak ditampilkan. Kosongkan agar tetap.' : 'Disimpan tersegel.'
  return (
    <>
      <Text source={input('penerbit')} helperText={hints.penerbit} />
      <Text source={input('akun')} helperText={hints.akun} />
      {record.dompet === 'apple' && (
        <LongText
          source={input('rantai')}
          helperText="Dua sertifikat sebagai PEM: milik Pass Type ID, lalu perantara WWDR dari Apple."
        />
      )}
      <LongText source={input('kunci')} helperText={`${hints.kunci} ${kept}`} autoComplete="off" />
    </>
  )
}

/** Edits the account by which passes for the wallet of a phone are made. */
export const PhoneWalletEdit = () => (
  <OfficeEdit kept above={<OpenChange />}>
    <Alert severity="info" sx={{ mb: 2 }}>
      Selama menyala, pemegang sertifikat yang berlaku dapat menambahkan kartu ke ponselnya. Google atau Apple menerima
      nama, nomor, kualifikasi, skema, dan masa berlaku pada kartu yang ditambahkan. Cara mendapatkan kunci ada pada
      panduan operator.
    </Alert>
    <BooleanInput source={input('aktif')} />
    <Inputs />
  </OfficeEdit>
)
