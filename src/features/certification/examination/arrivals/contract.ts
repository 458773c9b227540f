import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, referenceId } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { ARRIVAL_WAY_NAMES, OUTCOME_NAMES, RULING_NAMES } from './rules.ts'

/** The most arrivals of one call; a device sends more in several. */
export const ARRIVALS_MOST = 100

const moment = z.iso.datetime({ error: 'Waktu tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.' })

/** An exam near today at whose door the reader may stand. */
const DoorExam = z.object({
  schedule_id: z.number(),
  skema: z.string(),
  tuk: z.string().nullable(),
  metode: z.string(),
  ruang: z.number().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  zona_waktu: z.string(),
  peserta: z.number(),
  hadir: z.number(),
})

const DoorList = DoorExam.omit({ peserta: true, hadir: true }).extend({
  id: z.number(),
  /** When the door opens, and when the device drops the list. */
  sejak: Moment,
  sampai: Moment,
  taken_at: Moment,
  peserta: z.array(
    z.object({
      user_training_id: z.number(),
      nomor: z.string().nullable(),
      nama: z.string(),
      kursi: z.string(),
      /** The code on the card. */
      kode: z.string(),
      /** A small portrait as a JPEG in base64; null where none was given. */
      foto: z.string().nullable(),
      attended_at: Moment.nullable(),
      tidak_hadir: z.boolean(),
    }),
  ),
})

const Arrival = z.object({
  kunci: z.string(),
  user_training_id: z.number(),
  hasil: z.enum(OUTCOME_NAMES),
  jam_perangkat: Moment,
  datang_pada: Moment,
  received_at: Moment,
  /** Who had recorded otherwise, and when. */
  recorder_name: z.string().nullable(),
  tercatat_pada: Moment.nullable(),
})

/** An arrival that differs from what the portal had, until somebody chooses. */
const Conflict = Arrival.omit({ kunci: true }).extend({
  id: z.number(),
  schedule_id: z.number(),
  skema: z.string(),
  nomor: z.string().nullable(),
  nama: z.string(),
  /** Who stood at the door. */
  taker_name: z.string(),
  cara: z.enum(ARRIVAL_WAY_NAMES),
})

export const arrivalOfficeCalls = calls({
  listDoorExams: {
    method: 'GET',
    path: '/admin-api/pintu',
    access: 'office',
    summary:
      'Uji hari ini dan tujuh hari ke depan yang pintunya boleh dijaga: semua bagi verifikasi, sendiri bagi penguji',
    answer: z.array(DoorExam),
    problems: [],
  },
  takeDoorList: {
    method: 'POST',
    path: '/admin-api/pintu/{id}/daftar',
    access: 'office',
    summary: 'Siapkan daftar peserta satu uji pada perangkat, untuk pintu tanpa jaringan; dicatat sebagai pembacaan',
    payload: z.object({ id: recordId }),
    answer: DoorList,
    inParts: true,
    problems: ['RECORD_NOT_FOUND', 'DOOR_LIST_CLOSED'],
  },
  sendArrivals: {
    method: 'POST',
    path: '/admin-api/daftar-pintu/{id}/kedatangan',
    access: 'office',
    summary: 'Kirim kedatangan yang dicatat pada perangkat; yang pertama berlaku, yang berbeda menunggu pilihan',
    payload: z.object({
      id: recordId,
      /** The device's clock as it sends. */
      jam_perangkat: moment,
      kedatangan: z
        .array(
          z.object({
            kunci: z.uuid('Penanda kedatangan tidak dapat dibaca.'),
            user_training_id: referenceId,
            cara: z.enum(ARRIVAL_WAY_NAMES, 'Cara mencatatnya tidak dikenal.'),
            jam_perangkat: moment,
          }),
        )
        .min(1, 'Tidak ada kedatangan yang dikirim.')
        .max(ARRIVALS_MOST, `Kirim paling banyak ${ARRIVALS_MOST} kedatangan sekaligus.`),
    }),
    answer: z.object({
      diterima: z.array(Arrival),
      ditolak: z.array(z.object({ kunci: z.string(), alasan: z.string() })),
    }),
    inParts: true,
    problems: ['RECORD_NOT_FOUND', 'STALE'],
  },
  listArrivalConflicts: {
    method: 'GET',
    path: '/admin-api/kedatangan-berselisih',
    access: 'office:verifikasi',
    summary: 'Kedatangan dari perangkat tanpa jaringan yang berbeda dengan catatan portal, yang tertua dahulu',
    answer: z.array(Conflict),
    problems: [],
  },
  settleArrival: {
    method: 'POST',
    path: '/admin-api/kedatangan/{id}/pilihan',
    access: 'office:verifikasi',
    summary: 'Pilih catatan yang berlaku untuk satu kedatangan yang berselisih',
    payload: z.object({ id: recordId, putusan: z.enum(RULING_NAMES, 'Pilih salah satu.') }),
    answer: 'nothing',
    status: 204,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'DATE_GONE', 'ANOTHER_RUNNING', 'CONTENT_ERASED'],
  },
})
