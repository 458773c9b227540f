import { client } from '../../../../app/calls/browser-client.ts'
import { own } from '../../../../own-paths.ts'
import type { Invoice } from '../contract.ts'

type Given<Call extends (given: never) => unknown> = Omit<Parameters<Call>[0], 'id'>

/** Returns the owner's calls for an invoice and its documents, the same for an application and for an activity. */
export function invoiceCallsOf({ untuk, untuk_id: id }: Pick<Invoice, 'untuk' | 'untuk_id'>) {
  const isApplication = untuk === 'permohonan'
  return {
    bill: (given: Given<typeof client.changeBilling>) =>
      isApplication ? client.changeBilling({ id, ...given }) : client.changeActivityBilling({ id, ...given }),
    pay: (given: Given<typeof client.payInvoice>) =>
      isApplication ? client.payInvoice({ id, ...given }) : client.payActivityInvoice({ id, ...given }),
    giveAccount: (given: Given<typeof client.giveRefundAccount>) =>
      isApplication ? client.giveRefundAccount({ id, ...given }) : client.giveActivityRefundAccount({ id, ...given }),
    /** Returns the payment as a call that can wait for the network. */
    payment: (given: Given<typeof client.payInvoice>) => ({
      name: isApplication ? 'payInvoice' : 'payActivityInvoice',
      asked: { id, ...given },
    }),
    page: isApplication ? own.certificationInvoice(id) : own.activityInvoice(id),
    pdf: isApplication ? own.invoicePdf(id) : own.activityInvoicePdf(id),
    receipt: isApplication ? own.receiptPdf(id) : own.activityReceiptPdf(id),
  }
}
