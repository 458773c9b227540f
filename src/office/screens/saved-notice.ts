import type { RaRecord } from 'react-admin'

const PROPOSED = 'Perubahan diusulkan. Orang kedua menyetujuinya, dan berlakunya paling cepat sehari sesudah ini.'

/** Returns the notice on a record that was saved, or whose change waits for a second person. */
export const savedNotice = (saved: RaRecord): string => (saved['tertunda'] ? PROPOSED : 'ra.notification.updated')
