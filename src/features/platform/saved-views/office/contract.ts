import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { lineWords, recordId, yesNo } from '../../../../lib/calls/field.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { savedViewLimits } from '../../../../limits.ts'

const LONGEST_WORD = 100
const LARGEST = 6000

const word = z.string().min(1).max(LONGEST_WORD)
const TOO_LARGE = 'Saringannya terlalu panjang untuk disimpan.'

/** Filter, order and columns of a list. What the list no longer knows is left out where it is shown, never refused. */
const Susunan = z
  .object({
    saringan: z.record(word, z.json()),
    urut: z.object({ field: word, order: z.enum(['ASC', 'DESC']) }),
    /** Columns that are not shown. */
    tersembunyi: z.array(word).max(savedViewLimits.columnsMost),
    /** The columns in the order chosen for them; none: that of the list. */
    kolom: z.array(word).max(savedViewLimits.columnsMost).default([]),
  })
  .refine((susunan) => JSON.stringify(susunan).length <= LARGEST, {
    ...ruleOf('saringan', 'urut', 'tersembunyi', 'kolom'),
    message: TOO_LARGE,
  })

const SavedView = z.object({
  id: z.number(),
  /** The list: the name of its resource. */
  daftar: z.string(),
  nama: z.string(),
  susunan: Susunan,
  bawaan: z.boolean(),
})

const nama = lineWords('Nama tampilan', savedViewLimits.nameMost)

export const savedViewOfficeCalls = calls({
  listArrangements: {
    method: 'GET',
    path: '/admin-api/tampilan',
    access: 'office',
    summary: 'Tampilan daftar yang disimpan sendiri',
    answer: z.array(SavedView),
    problems: [],
  },
  saveArrangement: {
    method: 'POST',
    path: '/admin-api/tampilan',
    access: 'office',
    summary: 'Simpan tampilan suatu daftar dengan nama',
    payload: z.object({
      daftar: z.string().trim().min(1).max(60),
      nama,
      susunan: Susunan,
      bawaan: yesNo.default(false),
    }),
    answer: SavedView,
    status: 201,
    problems: ['ARRANGEMENT_NAME_TAKEN', 'ARRANGEMENTS_FULL'],
  },
  changeArrangement: {
    method: 'PUT',
    path: '/admin-api/tampilan/{id}',
    access: 'office',
    summary: 'Ganti nama tampilan, atau buka daftarnya dengan tampilan itu',
    payload: z.object({ id: recordId, nama, bawaan: yesNo }),
    answer: SavedView,
    problems: ['RECORD_NOT_FOUND', 'ARRANGEMENT_NAME_TAKEN'],
  },
  removeArrangement: {
    method: 'DELETE',
    path: '/admin-api/tampilan/{id}',
    access: 'office',
    summary: 'Hapus satu tampilan sendiri',
    payload: z.object({ id: recordId }),
    answer: 'nothing',
    status: 204,
    problems: ['RECORD_NOT_FOUND'],
  },
})
