import type { ReactNode } from 'react'
import type { Sentences } from '../../../../lib/calls/sentences.ts'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import type { PrivateFile } from '../../../platform/files/contract.ts'
import { PrivateFileField } from '../../../platform/files/parts/PrivateFileField.tsx'
import type { FileKind } from '../../../platform/files/rules.ts'
import type { ExperienceRow } from '../form/contract.ts'
import { EXPERIENCE_KINDS, EXPERIENCE_ROLES, ROLE_LABELS } from '../rules.ts'

export const BLANK_EXPERIENCE: ExperienceRow = {
  judul_dokumen: '',
  jenis_dokumen: '',
  pemrakarsa: '',
  lokasi: '',
  tahun: '',
  peran: '',
  no_skkl: '',
  bukti_id: '',
}

interface ExperienceFieldsProps {
  row: ExperienceRow
  change: (patch: Partial<ExperienceRow>) => void
  errors: Sentences
  /** 'pengalaman.0.' */
  prefix: string
  files: readonly PrivateFile[]
  noteFile: (file: PrivateFile) => void
  /** The kind under which evidence is stored here, and the kinds of earlier files that may serve again. */
  jenis: FileKind
  reusable: readonly FileKind[]
  /** Further fields, before the evidence. */
  children?: ReactNode
}

/** An Amdal document that one worked on, and its evidence (domain 2.8, page 2). */
export function ExperienceFields({ row, change, errors, prefix, ...given }: ExperienceFieldsProps) {
  const { files, noteFile, jenis, reusable, children } = given
  const { field, said } = fieldsOf(row, change, { errors }, prefix)
  return (
    <>
      <Field label="Judul dokumen" maxLength={300} bind={field('judul_dokumen')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Jenis dokumen" options={EXPERIENCE_KINDS} bind={field('jenis_dokumen')} />
        <SelectField
          label="Peran Anda"
          options={EXPERIENCE_ROLES.map((role) => [role, ROLE_LABELS[role] ?? role] as const)}
          bind={field('peran')}
        />
        <Field label="Pemrakarsa" maxLength={200} bind={field('pemrakarsa')} />
        <Field label="Lokasi" hint="Kabupaten atau kota, provinsi" maxLength={200} bind={field('lokasi')} />
        <Field label="Tahun" inputMode="numeric" maxLength={4} bind={field('tahun')} />
        <Field label="Nomor SKKL (bila ada)" maxLength={100} bind={field('no_skkl')} />
      </div>
      {children}
      <PrivateFileField
        label="Bukti"
        hint="Halaman judul dan halaman susunan tim. PDF atau gambar, paling besar 2 MB."
        bind={said('bukti_id')}
        value={files.find(({ id }) => id === row.bukti_id)}
        onChange={(file) => {
          if (file) noteFile(file)
          change({ bukti_id: file?.id ?? '' })
        }}
        jenis={jenis}
        earlier={files.filter((file) => reusable.includes(file.jenis))}
      />
    </>
  )
}
