import CheckIcon from '@mui/icons-material/CheckOutlined'
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import RemoveCircleIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import TaskAltIcon from '@mui/icons-material/TaskAltOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import type { ReactElement } from 'react'
import { useRedirect } from 'react-admin'
import type { Answer, Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import type { Weight } from '../../../../office/screens/weights.ts'

type Name = Payload<'moveItem'>['langkah']

const input = inputOf<'moveItem'>()

interface Action {
  label: string
  icon: ReactElement
  /** What it does, before it is done. */
  question: string
  done: string
  weight?: Weight
  /** It says why. */
  why?: true
  /** It takes the item out of the queue of the person who does it. */
  passesOn?: true
}

const ACTIONS: Record<Name, Action> = {
  kirim: {
    label: 'Kirim ke penelaah',
    icon: <SendIcon />,
    question: 'Sesudah dikirim isinya tidak berubah. Anda dapat mengambilnya kembali selama belum dirilis.',
    done: 'Soal dikirim ke penelaah.',
    weight: 'main',
  },
  setujui: {
    label: 'Setujui telaah',
    icon: <CheckIcon />,
    question: 'Soal ini benar, jelas, kuncinya tunggal, dan sumbernya berlaku. Sesudahnya dua orang merilisnya.',
    done: 'Telaah disetujui.',
    weight: 'main',
    passesOn: true,
  },
  rilis: {
    label: 'Setujui rilis',
    icon: <TaskAltIcon />,
    question: 'Soal dirilis sesudah dua orang yang bukan penulisnya menyetujui.',
    done: 'Persetujuan rilis dicatat.',
    weight: 'main',
    passesOn: true,
  },
  ambil: {
    label: 'Ambil kembali',
    icon: <UndoIcon />,
    question: 'Soal menjadi rancangan lagi, dan persetujuan yang sudah ada gugur.',
    done: 'Soal menjadi rancangan lagi.',
  },
  kembalikan: {
    label: 'Kembalikan ke penulis',
    icon: <ReplyIcon />,
    question: 'Soal menjadi rancangan lagi. Alasannya menjadi komentar yang dibaca penulisnya.',
    done: 'Soal dikembalikan ke penulisnya.',
    why: true,
    passesOn: true,
  },
  tarik: {
    label: 'Tarik',
    icon: <RemoveCircleIcon />,
    question: 'Soal yang ditarik tidak dipakai lagi. Versi berikutnya masih dapat dibuat darinya.',
    done: 'Soal ditarik.',
    weight: 'ending',
    why: true,
  },
}

/** What the person at the screen may do with an item now. */
export function ItemActions({ item }: { item: Answer<'getItem'> }) {
  const redirect = useRedirect()
  const open = (Object.keys(ACTIONS) as Name[]).filter((name) => item.langkah.includes(name))
  return (
    <>
      {open.map((name) => (
        <ItemAction key={name} name={name} />
      ))}
      {item.dapat_versi_baru ? (
        <TransitionButton
          label="Buat versi berikutnya"
          icon={<ContentCopyIcon />}
          call="draftNextItem"
          question="Isi versi ini disalin menjadi rancangan Anda. Versi yang berlaku tetap berlaku sampai penggantinya dirilis."
          done="Rancangan versi berikutnya siap ditulis."
          then={({ id }) => redirect('edit', 'soal', id)}
        />
      ) : null}
    </>
  )
}

function ItemAction({ name }: { name: Name }) {
  const { label, icon, question, done, weight = 'other', why, passesOn = false } = ACTIONS[name]
  const transition = { label, icon, done, weight, passesOn, call: 'moveItem', values: { langkah: name } } as const
  if (!why) return <TransitionButton {...transition} question={question} />
  return (
    <TransitionForm {...transition} note={question}>
      <LongText source={input('alasan')} isRequired autoFocus />
    </TransitionForm>
  )
}
