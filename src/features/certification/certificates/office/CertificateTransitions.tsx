import EditIcon from '@mui/icons-material/EditOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import NumbersIcon from '@mui/icons-material/NumbersOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import RestoreIcon from '@mui/icons-material/RestoreOutlined'
import { Stack } from '@mui/material'
import { BooleanInput, DateInput, SelectInput, useRedirect } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { OFFICE_REASONS, openTasks, SANCTION_KINDS } from '../../sanctions/rules.ts'

const KINDS = namedChoices(SANCTION_KINDS)
const charge = inputOf<'openSanction'>()
const correction = inputOf<'correctEarlierHolder'>()
const REASONS = namedChoices(OFFICE_REASONS)

/** Shows what may be done with a certificate as it stands; a sanction is imposed only by a case of its own. */
export function CertificateTransitions({ certificate }: { certificate: Answer<'getOfficeCertificate'> }) {
  const { can, no_registrasi, tugas, nama, no_sertifikasi, valid_from, valid_until } = certificate
  const open = openTasks(tugas)
  const isDone = tugas.length > 0 && open.length === 0
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {can.sanksi ? <OpenSanction /> : null}
      {can.pulihkan ? (
        <TransitionForm
          label="Pulihkan"
          icon={<RestoreIcon />}
          call="restoreCertificate"
          note="Sertifikat dapat dipakai lagi sampai masa berlakunya habis. Pemegang menerima alasan ini; pemeriksa hanya melihat statusnya."
          done="Sertifikat dipulihkan."
        >
          <LongText
            source={inputOf<'restoreCertificate'>()('alasan')}
            isRequired={!isDone}
            helperText={isDone ? 'Semua tugas sudah selesai, jadi alasan boleh dikosongkan.' : false}
          />
          {open.length > 0 ? (
            <BooleanInput
              source={inputOf<'restoreCertificate'>()('tugas_dilewati')}
              label={`Saya memulihkan meskipun belum selesai: ${open.join('; ')}`}
              helperText={`${tugas.length - open.length} dari ${tugas.length} tugas selesai.`}
            />
          ) : null}
        </TransitionForm>
      ) : null}
      {can.cetak_ulang ? (
        <TransitionForm
          label="Cetak ulang"
          icon={<PrintIcon />}
          call="reissueCertificate"
          note="Sertifikat ditulis lagi dengan data pemegang yang terkini; nomor dan masa berlakunya tetap."
          done="Sertifikat dicetak ulang."
        >
          <LongText source={inputOf<'reissueCertificate'>()('alasan')} isRequired />
        </TransitionForm>
      ) : null}
      {can.koreksi ? (
        <TransitionForm
          label="Koreksi data lama"
          icon={<EditIcon />}
          call="correctEarlierHolder"
          note="Untuk yang salah pada daftar lama. Perubahan tercatat dengan alasannya; pemegang yang punya akun diberi tahu."
          done="Data dikoreksi."
          begin={{ nama, no_sertifikasi, valid_from, valid_until }}
        >
          <Text source={correction('nama')} isRequired />
          <Text source={correction('no_sertifikasi')} isRequired />
          <DateInput source={correction('valid_from')} isRequired />
          <DateInput source={correction('valid_until')} isRequired />
          <LongText source={correction('alasan')} isRequired />
        </TransitionForm>
      ) : null}
      {can.registrasi ? (
        <TransitionForm
          label="Catat nomor registrasi"
          icon={<NumbersIcon />}
          call="recordRegistration"
          note="Nomor dari kementerian; tampil di daftar pemegang."
          done="Nomor registrasi dicatat."
          begin={{ no_registrasi: no_registrasi ?? '' }}
        >
          <Text source={inputOf<'recordRegistration'>()('no_registrasi')} isRequired />
        </TransitionForm>
      ) : null}
    </Stack>
  )
}

/** Leads on to the case, where the holder is notified. */
function OpenSanction() {
  const redirect = useRedirect()
  return (
    <TransitionForm
      label="Usulkan sanksi"
      icon={<GavelIcon />}
      call="openSanction"
      note="Belum ada yang berubah, dan pemegang belum diberi tahu. Sesudah rencananya diberitahukan, pemegang dapat menjawab, lalu diputuskan."
      done="Usul sanksi dicatat."
      then={({ id }) => redirect('show', 'sanksi', id)}
    >
      <SelectInput source={charge('jenis')} label="Jenis sanksi" choices={KINDS} isRequired />
      <SelectInput source={charge('alasan')} choices={REASONS} isRequired />
      <LongText source={charge('uraian')} label="Uraian: apa yang terjadi, kapan, dan buktinya" isRequired />
    </TransitionForm>
  )
}
