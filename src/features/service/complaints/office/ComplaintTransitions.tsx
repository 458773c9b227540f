import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined'
import EditNoteIcon from '@mui/icons-material/EditNoteOutlined'
import ForwardIcon from '@mui/icons-material/ForwardOutlined'
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import SwapHorizIcon from '@mui/icons-material/SwapHorizOutlined'
import { Stack } from '@mui/material'
import { BooleanInput, RadioButtonGroupInput, required, SelectInput, useRedirect } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { isComplaintClosed, type OfficeTransition } from '../rules.ts'

interface Props {
  complaint: Answer<'getComplaint'>
}

const move = inputOf<'moveComplaint'>()
const entry = inputOf<'writeOnComplaint'>()
const involvement = inputOf<'noteInvolvement'>()

/** The actions that a complaint allows in its present state. */
export function ComplaintTransitions({ complaint }: Props) {
  const { penangan_saya, langkah } = complaint
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 3 }}>
      {penangan_saya ? (
        <>
          {langkah.map((transition) => (
            <Move key={transition} transition={transition} />
          ))}
          <Write complaint={complaint} />
        </>
      ) : (
        <TransitionForm
          label="Ambil alih"
          icon={<AssignmentIndIcon />}
          call="takeOverComplaint"
          note="Anda menjadi penangannya. Orang yang terlibat dalam perkara ini tidak boleh menanganinya."
          done="Anda menangani pengaduan ini."
        >
          <BooleanInput source={inputOf<'takeOverComplaint'>()('tidak_terlibat')} />
        </TransitionForm>
      )}
      <HandOver complaint={complaint} />
      <Involvement complaint={complaint} />
    </Stack>
  )
}

/** The button's label, what it leads to, what is said afterwards, and the label of the text it needs. */
const WORDS: Record<OfficeTransition, readonly [label: string, note: string, done: string, asked?: string]> = {
  validasi: ['Nyatakan valid', 'Pengaduan dapat ditangani; pelapor diberi tahu.', 'Pengaduan divalidasi.'],
  tolak: ['Nyatakan tidak valid', 'Pengaduan ditutup. Pelapor membaca alasannya.', 'Pengaduan ditutup.', 'Alasan'],
  telaah: ['Mulai telaah', 'Pelapor diberi tahu bahwa pengaduannya ditelaah.', 'Telaah dimulai.'],
  tanya: ['Tanya pelapor', 'Pelapor membaca pertanyaan ini dan dapat menjawab.', 'Pertanyaan dikirim.', 'Pertanyaan'],
  lanjut: ['Lanjutkan tanpa jawaban', 'Telaah dilanjutkan; pelapor diberi tahu.', 'Telaah dilanjutkan.'],
  tindak: ['Catat tindakan', 'Pelapor membaca tindakan ini.', 'Tindakan dicatat.', 'Tindakan'],
  tutup: ['Tutup pengaduan', 'Pelapor menerima surat penutupan dengan hasil ini.', 'Pengaduan ditutup.', 'Hasil'],
}

function Move({ transition }: { transition: OfficeTransition }) {
  const [label, note, done, asked] = WORDS[transition]
  const common = { call: 'moveComplaint', label, done, icon: <ForwardIcon />, values: { langkah: transition } } as const
  if (!asked) return <TransitionButton {...common} question={note} />
  return (
    <TransitionForm {...common} note={note}>
      <LongText source={move('isi')} label={asked} isRequired />
    </TransitionForm>
  )
}

const KINDS = { pesan: 'Pesan kepada pelapor', tindakan: 'Tindakan, dibaca pelapor', catatan: 'Catatan internal' }

function Write({ complaint: { status } }: Props) {
  const kinds = isComplaintClosed(status) ? { catatan: KINDS.catatan } : KINDS
  return (
    <TransitionForm
      label="Tulis"
      icon={<EditNoteIcon />}
      call="writeOnComplaint"
      note="Catatan internal hanya dibaca petugas yang tidak terlibat."
      done="Tulisan disimpan."
    >
      <RadioButtonGroupInput
        source={entry('jenis')}
        label="Untuk siapa"
        choices={namedChoices(kinds)}
        validate={required()}
      />
      <LongText source={entry('isi')} isRequired />
    </TransitionForm>
  )
}

const people = (staff: readonly { user_id: number; nama: string }[]) =>
  staff.map(({ user_id, nama }) => ({ id: user_id, name: nama }))

function HandOver({ complaint: { petugas, handler_id } }: Props) {
  const { id } = useMe()
  const others = petugas.filter(({ user_id, menangani }) => menangani && user_id !== handler_id && user_id !== id)
  if (others.length === 0) return null
  return (
    <TransitionForm
      label="Serahkan"
      icon={<SwapHorizIcon />}
      call="handOverComplaint"
      note="Hanya petugas pengaduan yang tidak terlibat dapat dipilih. Ia diberi tahu."
      done="Pengaduan diserahkan."
    >
      <SelectInput source={inputOf<'handOverComplaint'>()('user_id')} choices={people(others)} validate={required()} />
    </TransitionForm>
  )
}

/** Declares oneself involved or, as the handler, somebody else: the case then does not exist for them. */
function Involvement({ complaint: { petugas, penangan_saya } }: Props) {
  const me = useMe()
  const redirect = useRedirect()
  const others = petugas.filter(({ user_id }) => user_id !== me.id)
  return (
    <>
      <TransitionForm
        label="Saya terlibat"
        icon={<PersonOffIcon />}
        call="noteInvolvement"
        values={{ user_id: me.id }}
        note="Anda tidak melihat perkara ini lagi; petugas lain menanganinya."
        done="Keterlibatan Anda dicatat."
        then={() => redirect('list', 'pengaduan')}
      >
        <Text source={involvement('alasan')} isRequired />
      </TransitionForm>
      {penangan_saya && others.length > 0 ? (
        <TransitionForm
          label="Petugas terlibat"
          icon={<PersonOffIcon />}
          call="noteInvolvement"
          note="Petugas itu tidak melihat perkara ini lagi."
          done="Keterlibatan dicatat."
        >
          <SelectInput source={involvement('user_id')} choices={people(others)} validate={required()} />
          <Text source={involvement('alasan')} isRequired />
        </TransitionForm>
      ) : null}
    </>
  )
}
