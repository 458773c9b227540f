import { client } from '../../../../app/calls/browser-client.ts'
import type { Invoice } from '../../invoices/contract.ts'
import type { Method } from '../rules.ts'

/** How an invoice is paid online: the same for an application and for an activity. */
export function chargeCallsOf({ untuk, untuk_id: id }: Pick<Invoice, 'untuk' | 'untuk_id'>) {
  const isApplication = untuk === 'permohonan'
  return {
    read: () => (isApplication ? client.getOnlinePayment({ id }) : client.getActivityOnlinePayment({ id })),
    start: (metode: Method) =>
      isApplication ? client.startOnlinePayment({ id, metode }) : client.startActivityOnlinePayment({ id, metode }),
  }
}
