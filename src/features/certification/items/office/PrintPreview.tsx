import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button, GlobalStyles, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { createPortal } from 'react-dom'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { ItemPreview } from './ItemPreview.tsx'

type Version = Answer<'getItemVersion'>
type Print = Answer<'printItem'>

/** On paper stands what is made for it only: the page itself never leaves by the browser's own print. */
const ONLY_THIS = (
  <GlobalStyles
    styles={{
      '.printed-item': { display: 'none' },
      '@media print': {
        'body > :not(.printed-item)': { display: 'none !important' },
        '.printed-item': { display: 'block' },
      },
    }}
  />
)

/** Prints an item as candidates see it; who printed it and when is noted, and stands on the paper. */
export function PrintPreview({ id, version }: { id: number; version: Version }) {
  const [print, setPrint] = useState<Print>()
  const notify = useNotify()

  useEffect(() => {
    if (!print) return
    const finish = () => setPrint(undefined)
    window.addEventListener('afterprint', finish)
    window.print()
    return () => window.removeEventListener('afterprint', finish)
  }, [print])

  async function begin(): Promise<void> {
    try {
      setPrint(await office.printItem({ id, versi: version.versi }))
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
  }

  return (
    <>
      <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => void begin()}>
        Cetak pratinjau
      </Button>
      {ONLY_THIS}
      {createPortal(
        <Box className="printed-item" sx={{ color: '#000', bgcolor: '#fff', p: 2 }}>
          {print ? (
            <>
              <Typography variant="body2" sx={{ borderBottom: 1, pb: 1, mb: 2 }}>
                RAHASIA. Soal {id} versi {version.versi}. Dicetak oleh {print.pencetak}, {momentText(print.printed_at)}.
              </Typography>
              <ItemPreview version={version} on="kertas" />
            </>
          ) : (
            <Typography>Cetak soal melalui tombol “Cetak pratinjau”, agar nama dan waktunya ikut tercetak.</Typography>
          )}
        </Box>,
        document.body,
      )}
    </>
  )
}
