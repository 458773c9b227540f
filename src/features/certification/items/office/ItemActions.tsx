import CheckIcon from '@mui/icons-material/CheckOutlined'
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import RemoveCircleIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import TaskAltIcon from '@mui/icons-material/TaskAltOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { useRedirect } from 'react-admin'
import type { Answer, Payload } from '../../../../office/calls/client.ts'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { type Move, MoveAction } from './parts/MoveAction.tsx'

type Name = Payload<'moveItem'>['langkah']

const ACTIONS: Record<Name, Move> = {
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
        <MoveAction key={name} call="moveItem" langkah={name} move={ACTIONS[name]} />
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
