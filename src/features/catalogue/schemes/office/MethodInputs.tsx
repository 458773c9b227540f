import DoneAllIcon from '@mui/icons-material/DoneAllOutlined'
import { Box, Button, FormHelperText, MenuItem, TextField, Typography } from '@mui/material'
import { CheckboxGroupInput, useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Payload } from '../../../../office/calls/client.ts'
import { type KindOfMethod, METHOD_KIND_NAMES, METHOD_KINDS, type MethodKind } from '../method-rules.ts'

type Form = Payload<'updateSchemeVersion'>
type Units = NonNullable<Form['unit_kompetensi']>

/** Returns the methods that the form names now, each once, without lines that are still empty. */
function useMethods(): string[] {
  const typed: Form['metode_uji'] = useWatch({ name: 'metode_uji' })
  return [...new Set((typed ?? []).map((name) => name.trim()).filter((name) => name !== ''))]
}

/** The kind of each method that the form names. */
export function MethodKindInputs({ source }: { source: string }) {
  const methods = useMethods()
  const { field, fieldState } = useInput({ source, defaultValue: [] })
  const kinds: KindOfMethod[] = field.value ?? []
  if (methods.length === 0) return null

  const choose = (metode: string, jenis: MethodKind) =>
    field.onChange([...kinds.filter((one) => one.metode !== metode), { metode, jenis }])

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, width: '100%' }}>
      <Typography component="legend" variant="body2" sx={{ mb: 1 }}>
        Jenis metode. Hanya metode tertulis yang dinilai dengan angka.
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' }}>
        {methods.map((metode) => (
          <TextField
            key={metode}
            select
            size="small"
            margin="none"
            label={metode}
            value={kinds.find((one) => one.metode === metode)?.jenis ?? ''}
            onChange={({ target }) => choose(metode, target.value as MethodKind)}
            onBlur={field.onBlur}
          >
            {METHOD_KIND_NAMES.map((jenis) => (
              <MenuItem key={jenis} value={jenis}>
                {METHOD_KINDS[jenis]}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ?? 'Wajib dipilih sebelum terbit.'}
      </FormHelperText>
    </Box>
  )
}

/** The methods that examine one unit; one that was taken out of the list stays to be unticked. */
export function UnitMethodsInput({ source }: { source: string }) {
  const methods = useMethods()
  const { field } = useInput({ source, defaultValue: [] })
  const chosen: string[] = field.value ?? []
  const gone = chosen.filter((name) => !methods.includes(name))
  const choices = [
    ...methods.map((name) => ({ id: name, name })),
    ...gone.map((name) => ({ id: name, name: `${name} (tidak ada lagi)` })),
  ]
  return choices.length > 0 ? <CheckboxGroupInput source={source} choices={choices} row /> : null
}

/** Lets every method examine the units for which none is chosen yet. */
export function FillMethods() {
  const methods = useMethods()
  const units: Units = useWatch({ name: 'unit_kompetensi' }) ?? []
  const { setValue } = useFormContext()
  const empty = units.filter((unit) => (unit?.metode ?? []).length === 0).length
  if (methods.length === 0 || empty === 0) return null

  function fill(): void {
    const filled = units.map((unit) => ((unit?.metode ?? []).length === 0 ? { ...unit, metode: methods } : unit))
    setValue('unit_kompetensi', filled, { shouldDirty: true, shouldTouch: true })
  }

  return (
    <Button size="small" startIcon={<DoneAllIcon />} onClick={fill} sx={{ mb: 2 }}>
      Semua metode untuk {empty} unit yang belum dipilih metodenya
    </Button>
  )
}
