import type { ApiClient } from '../../../../../app/routing/page.ts'
import { pick } from '../../../../../lib/pick.ts'
import { firstWords, stripMarkup } from '../../../../../lib/text/markup.ts'
import { limits } from '../../../../../limits.ts'
import type { Training } from '../../../../catalogue/schedules/contract.ts'
import { isOpen, SCHEDULE_STATE_LABELS, scheduledPlace } from '../../../../catalogue/schedules/rules.ts'
import type { Partner, SiteContent } from '../../../../platform/site-content/contract.ts'
import { scheduleTime } from './schedule-time.ts'

export interface ScheduleCard {
  id: number
  name: string
  category: string
  time: string
  /** 'Jakarta Selatan' or 'Daring'; null while the venue is to be announced. */
  place: string | null
  /** The state of a schedule that nobody can sign up for now; null for an open one. */
  status: string | null
  description: string
}

export interface ComingExam {
  id: number
  name: string
  start: string
  place: string | null
  state: Training['status_jadwal']
}

export interface HomePicture {
  source: string
  alt: string
}

const ORGANISATION = ['nama_lembaga', 'alamat', 'email', 'phone', 'facebook', 'instagram'] as const

/** The fields that the office wrote for this page. */
const WORDS = [
  'home_section1_title',
  'home_section1_description',
  'home_section1_image',
  'home_section2_title',
  'home_section2_description',
  'home_section2_image',
] as const
export type HomeWords = Pick<SiteContent, (typeof WORDS)[number]>

export interface HomeData {
  organisation: Pick<SiteContent, (typeof ORGANISATION)[number]>
  words: HomeWords
  /** Null when the schedule could not be read. */
  schedules: ScheduleCard[] | null
  coming: ComingExam[]
  /** Null on a visit within the site, which does not wait for pictures. */
  gallery: HomePicture[] | null
  partners: Partner[]
}

const COMING = 3
const DESCRIPTION_LENGTH = 150
/** Sorts after every day. */
const NO_DAY = '~'

/** Only what Home shows travels with the page; pictures, logos and schedules may fail without breaking it. */
export async function loadHome(client: ApiClient): Promise<HomeData> {
  const [content, schedules, gallery, partners] = await Promise.all([
    client.getContent(),
    client.listTrainings({ category: 'all', search: '', ujian: '0', is_jadwal: '1' }).catch(() => null),
    typeof document === 'undefined' ? loadGallery(client).catch(() => []) : null,
    client.listPartners().catch(() => []),
  ])
  return {
    organisation: pick(content, ORGANISATION),
    words: pick(content, WORDS),
    schedules: schedules && latestOf(schedules).map(card),
    coming: schedules?.flatMap(comingExam).slice(0, COMING) ?? [],
    gallery,
    partners,
  }
}

export const loadGallery = async (client: ApiClient): Promise<HomePicture[]> =>
  (await client.listGallery()).map(({ source, alt }) => ({ source, alt }))

/** Returns the schedules of "Sertifikasi Terbaru": the nearest first, of one day those that are open first. */
export const latestOf = <Dated extends Pick<Training, 'start_date' | 'status_jadwal'>>(schedules: Dated[]): Dated[] =>
  schedules
    .toSorted((one, other) => {
      const [day, otherDay] = [one.start_date ?? NO_DAY, other.start_date ?? NO_DAY]
      if (day !== otherDay) return day < otherDay ? -1 : 1
      return Number(isOpen(other.status_jadwal)) - Number(isOpen(one.status_jadwal))
    })
    .slice(0, limits.homeLatestSchedules)

const card = (schedule: Training): ScheduleCard => ({
  id: schedule.id,
  name: schedule.name,
  category: schedule.category.name,
  time: scheduleTime(schedule),
  place: scheduledPlace(schedule),
  status: isOpen(schedule.status_jadwal) ? null : SCHEDULE_STATE_LABELS[schedule.status_jadwal],
  description: firstWords(stripMarkup(schedule.description || schedule.deskripsi), DESCRIPTION_LENGTH),
})

function comingExam(schedule: Training): ComingExam[] {
  const { id, name, start_date: start, jenis, status_jadwal: state } = schedule
  if (!start || !isOpen(state) || jenis === 'pemeliharaan') return []
  return [{ id, name, start, place: scheduledPlace(schedule), state }]
}
