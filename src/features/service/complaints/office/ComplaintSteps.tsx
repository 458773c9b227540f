import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined'
import EditNoteIcon from '@mui/icons-material/EditNoteOutlined'
import ForwardIcon from '@mui/icons-material/ForwardOutlined'
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import SwapHorizIcon from '@mui/icons-material/SwapHorizOutlined'
import { Stack } from '@mui/material'
import { BooleanInput, RadioButtonGroupInput, required, SelectInput, useRedirect } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { useMe } from '../../../../office/me-context.ts'
import { StepButton } from '../../../../office/screens/StepButton.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import type { ComplaintCase } from '../office-contract.ts'
import { isClosed, type OfficeStep } from '../rules.ts'

interface Props {
  complaint: ComplaintCase
}

/** What can be done with a complaint as it stands. */
export function ComplaintSteps({ complaint }: Props) {
  const { penangan_saya, langkah } = complaint
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 3 }}>
      {penangan_saya ? (
        <>
          {langkah.map((step) => (
            <Move key={step} step={step} />
          ))}
          <Write complaint={complaint} />
        </>
      ) : (
        <StepForm
          label="Ambil alih"
          icon={<AssignmentIndIcon />}
          step="ambil"
          note="Anda menjadi penangannya. Orang yang terlibat dalam perkara ini tidak boleh menanganinya."
          done="Anda menangani pengaduan ini."
        >
          <BooleanInput source="tidak_terlibat" />
        </StepForm>
      )}
      <HandOver complaint={complaint} />
      <Involvement complaint={complaint} />
    </Stack>
  )
}

/** Label, what it leads to, what is said afterwards, and what is to be written. */
const WORDS: Record<OfficeStep, readonly [label: string, note: string, done: string, asked?: string]> = {
  validasi: ['Nyatakan valid', 'Pengaduan dapat ditangani; pelapor diberi tahu.', 'Pengaduan divalidasi.'],
  tolak: ['Nyatakan tidak valid', 'Pengaduan ditutup. Pelapor membaca alasannya.', 'Pengaduan ditutup.', 'Alasan'],
  telaah: ['Mulai telaah', 'Pelapor diberi tahu bahwa pengaduannya ditelaah.', 'Telaah dimulai.'],
  tanya: ['Tanya pelapor', 'Pelapor membaca pertanyaan ini dan dapat menjawab.', 'Pertanyaan dikirim.', 'Pertanyaan'],
  lanjut: ['Lanjutkan tanpa jawaban', 'Telaah dilanjutkan; pelapor diberi tahu.', 'Telaah dilanjutkan.'],
  tindak: ['Catat tindakan', 'Pelapor membaca tindakan ini.', 'Tindakan dicatat.', 'Tindakan'],
  tutup: ['Tutup pengaduan', 'Pelapor menerima surat penutupan dengan hasil ini.', 'Pengaduan ditutup.', 'Hasil'],
}

function Move({ step }: { step: OfficeStep }) {
  const [label, note, done, asked] = WORDS[step]
  const common = { label, done, icon: <ForwardIcon />, step: 'langkah', values: { langkah: step } }
  if (!asked) return <StepButton {...common} question={note} />
  return (
    <StepForm {...common} note={note}>
      <LongText source="isi" label={asked} isRequired />
    </StepForm>
  )
}

const KINDS = { pesan: 'Pesan kepada pelapor', tindakan: 'Tindakan, dibaca pelapor', catatan: 'Catatan internal' }

function Write({ complaint: { status } }: Props) {
  const kinds = isClosed(status) ? { catatan: KINDS.catatan } : KINDS
  return (
    <StepForm
      label="Tulis"
      icon={<EditNoteIcon />}
      step="tulis"
      note="Catatan internal hanya dibaca petugas yang tidak terlibat."
      done="Tulisan disimpan."
    >
      <RadioButtonGroupInput source="jenis" label="Untuk siapa" choices={namedChoices(kinds)} validate={required()} />
      <LongText source="isi" isRequired />
    </StepForm>
  )
}

const people = (staff: readonly { user_id: number; nama: string }[]) =>
  staff.map(({ user_id, nama }) => ({ id: user_id, name: nama }))

function HandOver({ complaint: { petugas, handler_id } }: Props) {
  const { id } = useMe()
  const others = petugas.filter(({ user_id, menangani }) => menangani && user_id !== handler_id && user_id !== id)
  if (others.length === 0) return null
  return (
    <StepForm
      label="Serahkan"
      icon={<SwapHorizIcon />}
      step="serahkan"
      note="Hanya petugas pengaduan yang tidak terlibat dapat dipilih. Ia diberi tahu."
      done="Pengaduan diserahkan."
    >
      <SelectInput source="user_id" choices={people(others)} validate={required()} />
    </StepForm>
  )
}

/** Naming oneself, or, as the handler, somebody else: the case then does not exist for them. */
function Involvement({ complaint: { petugas, penangan_saya } }: Props) {
  const me = useMe()
  const redirect = useRedirect()
  const others = petugas.filter(({ user_id }) => user_id !== me.id)
  return (
    <>
      <StepForm
        label="Saya terlibat"
        icon={<PersonOffIcon />}
        step="terlibat"
        values={{ user_id: me.id }}
        note="Anda tidak melihat perkara ini lagi; petugas lain menanganinya."
        done="Keterlibatan Anda dicatat."
        then={() => redirect('list', 'pengaduan')}
      >
        <Text source="alasan" isRequired />
      </StepForm>
      {penangan_saya && others.length > 0 ? (
        <StepForm
          label="Petugas terlibat"
          icon={<PersonOffIcon />}
          step="terlibat"
          note="Petugas itu tidak melihat perkara ini lagi."
          done="Keterlibatan dicatat."
        >
          <SelectInput source="user_id" choices={people(others)} validate={required()} />
          <Text source="alasan" isRequired />
        </StepForm>
      ) : null}
    </>
  )
}
