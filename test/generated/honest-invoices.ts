import { eq } from 'drizzle-orm'
import { ordersOrders } from '#app/areas/orders/checkout/server/public.ts'
import { invoiceGet, invoiceSave, invoiceTitleSave } from '#app/areas/orders/invoices/contract.ts'
import { issueInvoices } from '#app/areas/orders/invoices/server/jobs.ts'
import { listStuck } from '#app/areas/orders/invoices/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { TITLES_OF_TROUBLE } from '#kit/outside/invoice.ts'
import { type Asker, newPatient } from './askers.ts'
import { unpaidGoodsOrder } from './honest-orders.ts'
import type { World } from './world.ts'

const buyer = ({ words }: Asker) => ({ invoice_type: 'personal', title: words }) as const

/** An order of the asker's that is paid. */
const paidGoodsOrder = async (world: World, asker: Asker) => {
  const { order_id, out_trade_no } = await unpaidGoodsOrder(world, asker)
  await world.app.callApi(sandboxPay, { out_trade_no })
  return { order_id }
}

const invoicedOrder = async (world: World, asker: Asker) => {
  const { order_id } = await paidGoodsOrder(world, asker)
  await world.app.callApi(invoiceSave, { order_id, ...buyer(asker) }, asker.as)
  return { order_id }
}

/** A title in the asker's book. */
export const newInvoiceTitle = async ({ app }: World, asker: Asker) =>
  (await app.callApi(invoiceTitleSave, buyer(asker), asker.as)).title_id

/** An invoice over what this staff's hospital sold, which the issuer refused. */
export const refusedInvoice = async (world: World, { hospitalId = 0 }: Asker) => {
  const { app } = world
  const patient = await newPatient(app)
  const { order_id } = await paidGoodsOrder(world, patient)
  await app.db.update(ordersOrders).set({ hospitalId }).where(eq(ordersOrders.id, order_id))
  await app.callApi(invoiceSave, { order_id, ...buyer(patient), title: TITLES_OF_TROUBLE.refused }, patient.as)
  await issueInvoices.run(app.context())
  const { rows } = await listStuck(app.db, { hospitalId, isPlatform: false }, { page: 1, size: 1_000 })
  return rows.find(({ orderId }) => orderId === order_id)?.id ?? ''
}

/** What is sent to the calls of invoices. */
export const invoicesByCall = {
  invoiceGet: invoicedOrder,
  invoiceSave: async (world: World, asker: Asker) => ({ ...(await paidGoodsOrder(world, asker)), ...buyer(asker) }),
  invoiceTitleSave: (_: World, asker: Asker) => buyer(asker),
  invoiceFile: async (world: World, asker: Asker) => {
    const { order_id } = await invoicedOrder(world, asker)
    await issueInvoices.run(world.app.context())
    return { order_id, number: (await world.app.callApi(invoiceGet, { order_id }, asker.as)).number }
  },
}
