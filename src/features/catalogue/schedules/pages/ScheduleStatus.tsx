import {
  CalendarClock,
  CheckCheck,
  CircleCheck,
  CirclePlay,
  CircleSlash,
  CircleX,
  Hourglass,
  Lock,
  type LucideIcon,
} from 'lucide-react'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { SCHEDULE_STATE_LABELS, type ScheduleState } from '../rules.ts'

const LOOKS: Record<ScheduleState, readonly [Tone, LucideIcon]> = {
  akan_dibuka: ['info', CalendarClock],
  dibuka: ['success', CircleCheck],
  hampir_penuh: ['warning', Hourglass],
  penuh: ['neutral', CircleSlash],
  ditutup: ['neutral', Lock],
  berlangsung: ['info', CirclePlay],
  selesai: ['neutral', CheckCheck],
  dibatalkan: ['error', CircleX],
}

/** The state of a schedule, as icon and word. */
export function ScheduleStatus({ state }: { state: ScheduleState }) {
  const [tone, icon] = LOOKS[state]
  return (
    <Chip tone={tone} icon={icon}>
      {SCHEDULE_STATE_LABELS[state]}
    </Chip>
  )
}
