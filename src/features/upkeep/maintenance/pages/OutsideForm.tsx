import { type SyntheticEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { own } from '../../../../own-paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { DayField } from '../../../../ui/form/fields/DayField.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { RadioField } from '../../../../ui/form/fields/RadioField.tsx'
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import type { PrivateFile } from '../../../platform/files/contract.ts'
import { PrivateFileField } from '../../../platform/files/parts/PrivateFileField.tsx'
import type { OwnActivity } from '../contract.ts'
import { ACTIVITY_KINDS, HOURS, ROLES_THERE } from '../rules.ts'
import { AskFirst } from './AskFirst.tsx'

const KINDS = Object.entries(ACTIVITY_KINDS)
const ROLES = Object.entries(ROLES_THERE)

const valuesOf = (activity: OwnActivity | undefined) => ({
  jenis_kegiatan: activity?.jenis_kegiatan ?? ('' as const),
  nama_kegiatan: activity?.nama_kegiatan ?? '',
  penyelenggara: activity?.penyelenggara ?? '',
  tanggal_mulai: activity?.tanggal_mulai ?? '',
  tanggal_selesai: activity?.tanggal_selesai ?? '',
  jam_pelajaran: activity?.jam_pelajaran ? String(activity.jam_pelajaran) : '',
  peran: activity?.peran ?? ('peserta' as const),
  bukti_id: '',
})

type Values = ReturnType<typeof valuesOf>

/**
 * The form for an activity done elsewhere: saved as a draft any number of times, then sent, and corrected on request.
 */
export function OutsideForm({ activity }: { activity?: OwnActivity }) {
  const [proof, setProof] = useState<PrivateFile | undefined>(activity?.bukti ?? undefined)
  const { form, isSaved, change, sendAs } = useOutsideForm(activity, proof)
  const { catatan, can } = activity ?? {}
  return (
    <>
      <header>
        <h1 className="text-3xl">{activity ? activity.nama_kegiatan || 'Kegiatan luar' : 'Ajukan kegiatan luar'}</h1>
        <p className="mt-2 max-w-[47em] text-muted">
          Kegiatan yang Anda ikuti di tempat lain. Petugas memeriksa buktinya, dan kegiatan yang diakui dihitung sekali.
        </p>
      </header>
      {catatan && (
        <Alert tone="warning">
          <p className="font-semibold">Petugas meminta perbaikan:</p>
          <p className="whitespace-pre-line">{catatan}</p>
        </Alert>
      )}
      <form noValidate onSubmit={sendAs('kirim')} onChange={change} className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
        <SelectField label="Jenis kegiatan" options={KINDS} bind={form.field('jenis_kegiatan')} />
        <Field label="Nama kegiatan" hint="Seperti tertulis pada buktinya." bind={form.field('nama_kegiatan')} />
        <Field label="Penyelenggara" bind={form.field('penyelenggara')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <DayField label="Tanggal mulai" bind={form.field('tanggal_mulai')} />
          <DayField label="Tanggal selesai" hint="Paling lambat hari ini." bind={form.field('tanggal_selesai')} />
        </div>
        <Field
          label="Jam pelajaran"
          hint={`${HOURS.least} sampai ${HOURS.most} jam.`}
          inputMode="numeric"
          bind={form.field('jam_pelajaran')}
        />
        <RadioField label="Peran Anda" options={ROLES} bind={form.field('peran')} />
        <PrivateFileField
          label="Bukti kegiatan"
          hint="Sertifikat, surat tugas, atau daftar hadir; PDF atau gambar, paling besar 2 MB."
          bind={form.field('bukti_id')}
          value={proof}
          onChange={setProof}
          jenis="bukti_kegiatan"
        />
        <FormErrors {...form.summary} />
        {isSaved && <Alert tone="success">Isian tersimpan, tetapi belum diajukan.</Alert>}
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.busy}>{catatan ? 'Ajukan lagi' : 'Ajukan'}</SubmitButton>
          <button
            type="button"
            aria-disabled={form.busy || undefined}
            onClick={sendAs('simpan')}
            className="btn btn-outline"
          >
            {activity && !can?.hapus ? 'Simpan perubahan' : 'Simpan draf'}
          </button>
        </div>
      </form>
      {activity && can?.hapus && <RemoveDraft id={activity.id} />}
    </>
  )
}

/** Saves what is typed, and sends it where that was asked for; a new one is begun once. */
function useOutsideForm(activity: OwnActivity | undefined, proof: PrivateFile | undefined) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const kept = useRef<Pick<OwnActivity, 'id' | 'version'> | undefined>(activity)
  const intent = useRef<'simpan' | 'kirim'>('kirim')
  const [isSaved, setSaved] = useState(activity?.status === 'draft')

  const form = useServerForm<Values>(valuesOf(activity), async (values) => {
    setSaved(false)
    const given = { ...values, bukti_id: proof?.id ?? null }
    kept.current = kept.current
      ? await client.saveOutsideActivity({ ...given, id: kept.current.id, version: kept.current.version })
      : await client.beginOutsideActivity(given)
    const { id, version } = kept.current
    if (intent.current === 'simpan') setSaved(true)
    else kept.current = await client.sendOutsideActivity({ id, version })
    if (!activity) await navigate(own.activity(id), { replace: true })
    else if (intent.current === 'kirim') await revalidator.revalidate()
  })

  const sendAs = (next: 'simpan' | 'kirim') => (event: SyntheticEvent) => {
    intent.current = next
    form.onSubmit(event)
  }
  return { form, isSaved, change: () => setSaved(false), sendAs }
}

/** Takes a draft away for good. */
function RemoveDraft({ id }: { id: number }) {
  const navigate = useNavigate()
  const remove = async () => {
    await client.removeOutsideActivity({ id })
    await navigate(own.activities)
  }
  return <AskFirst label="Hapus draf" title="Hapus draf?" text="Isian draf ini dihapus." act={remove} />
}
