import RemoveCircleIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import ShuffleIcon from '@mui/icons-material/ShuffleOutlined'
import TaskAltIcon from '@mui/icons-material/TaskAltOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import type { Answer } from '../../../../office/calls/client.ts'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { type Move, MoveAction } from '../../items/office/parts/MoveAction.tsx'
import type { FormTransition } from '../state-rules.ts'

const ACTIONS: Record<FormTransition, Move> = {
  ajukan: {
    label: 'Ajukan untuk rilis',
    icon: <SendIcon />,
    question: 'Sesudah diajukan isinya tidak berubah. Dua orang lain menyetujui sebelum naskah dirilis.',
    done: 'Naskah diajukan.',
    weight: 'main',
  },
  rilis: {
    label: 'Setujui rilis',
    icon: <TaskAltIcon />,
    question:
      'Anda menyetujui soal, urutan, dan batas nilainya. Sesudah dua orang menyetujui, naskah tersegel sampai menjelang ujiannya dan soalnya dicatat dipakai.',
    done: 'Persetujuan rilis dicatat.',
    weight: 'main',
    passesOn: true,
  },
  ambil: {
    label: 'Ambil kembali',
    icon: <UndoIcon />,
    question: 'Naskah menjadi rancangan lagi, dan persetujuan yang sudah ada gugur.',
    done: 'Naskah menjadi rancangan lagi.',
  },
  kembalikan: {
    label: 'Kembalikan ke penyusun',
    icon: <ReplyIcon />,
    question: 'Naskah menjadi rancangan lagi, dan persetujuan yang sudah ada gugur. Alasannya dibaca penyusun.',
    done: 'Naskah dikembalikan ke penyusunnya.',
    why: true,
    passesOn: true,
  },
  tarik: {
    label: 'Tarik',
    icon: <RemoveCircleIcon />,
    question:
      'Naskah yang ditarik tidak dipakai lagi. Soalnya yang sudah dipakai dan tidak ada pada naskah lain dikunci; lembar ujian mendatang beralih ke naskah paralel yang tersisa.',
    done: 'Naskah ditarik.',
    weight: 'ending',
    why: true,
  },
}

/** Offers what the person at the screen may do with a form now. */
export function FormActions({ form }: { form: Answer<'getExamForm'> }) {
  const open = (Object.keys(ACTIONS) as FormTransition[]).filter((name) => form.langkah.includes(name))
  return (
    <>
      {open.map((name) => (
        <MoveAction key={name} call="moveForm" langkah={name} move={ACTIONS[name]} />
      ))}
      {form.dapat_diubah ? (
        <TransitionButton
          label="Urutkan ulang"
          icon={<ShuffleIcon />}
          call="reorderExamForm"
          question="Soal dan pilihannya mendapat urutan baru. Soal pada satu stimulus tetap berdampingan; perkiraan penilai ikut soalnya."
          done="Naskah diurutkan ulang."
        />
      ) : null}
    </>
  )
}
