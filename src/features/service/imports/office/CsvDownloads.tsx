import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import type { Separator } from '../../../../lib/files/csv-writer.ts'
import { ConfirmedDownload } from '../../../../office/export/ConfirmedDownload.tsx'

interface Props {
  urlOf: (separator: Separator) => string
  label: string
  /** True when the password is asked for first. */
  isPersonal: boolean
}

/** A file as CSV with commas, or with the semicolons that Excel with Indonesian settings expects. */
export const CsvDownloads = ({ urlOf, label, isPersonal }: Props) =>
  ([',', ';'] as const).map((separator) => {
    const name = separator === ',' ? label : `${label} (titik koma)`
    return isPersonal ? (
      <ConfirmedDownload key={separator} href={urlOf(separator)} label={name} />
    ) : (
      <Button key={separator} variant="outlined" startIcon={<DownloadIcon />} href={urlOf(separator)} download>
        {name}
      </Button>
    )
  })
