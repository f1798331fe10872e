import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listOwnOrders, type OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { TITLES_OF_TROUBLE } from '#kit/outside/invoice.ts'
import { newId } from '#kit/random/new-id.ts'
import { earlier } from '#kit/time/span.ts'
import type { Buyer } from '../rules.ts'
import { followRefund } from './commands/after-refund.ts'
import { issueInvoices } from './jobs.ts'
import { asSealed } from './present.ts'
import { insertInvoice, insertTitle } from './queries.ts'

/** So many people have titles to make invoices out to: a company's that the demonstration made up, and their own. */
const PEOPLE = 6
const company = { kind: 'company', title: '深圳市示例科技有限公司', taxNo: '91440300MA5EXAMPGX', email: '' } as const
const person = { kind: 'personal', title: '演示用户', taxNo: '', email: '' } as const
const mistaken = { ...company, title: TITLES_OF_TROUBLE.refused }

/** The first patients have titles; the first of all has an invoice, one that was taken back after a refund, and one that was refused. */
export const seed: Seed = {
  after: ['orders/refunds', 'orders/appointments'],
  async run(seeding) {
    const { db, config } = seeding
    const people = await listPatients(db)
    for (const { id: patientId } of people.slice(0, PEOPLE)) {
      await insertTitle(db, { patientId, ...asSealed(person, { config }), isDefault: false })
      await insertTitle(db, { patientId, ...asSealed(company, { config }), isDefault: true })
    }
    if (people[0] && config.invoices.provider !== 'none') await askedFor(seeding, people[0].id as PatientId)
  },
}

const askedFor = async (seeding: Seeding, patient: PatientId) => {
  const { rows } = await listOwnOrders(seeding.db, patient, { states: [], page: 1, size: 50 })
  const [wrong, right] = rows.filter(({ state, paidFen, cardFen }) => state === 'used' && paidFen > cardFen)
  const back = rows.find(({ backFen }) => backFen > 0)
  if (right) await request(withinAt(seeding, 14), right, company)
  if (back) {
    await request(withinAt(seeding, 11), back, person)
    const then = withinAt(seeding, 9)
    await followRefund(then, back.id)
    await issueInvoices.run(then)
  }
  if (wrong) await request(withinAt(seeding, 5), wrong, mistaken)
}

/** Asks for the whole invoice of an order, and has it issued at once, or refused. */
const request = async (ctx: Context, order: OrderRow, buyer: Buyer) => {
  const { id: orderId, patientId, hospitalId, sellerName, paidFen, cardFen } = order
  await insertInvoice(ctx.db, {
    orderId,
    patientId,
    hospitalId,
    sellerName,
    ...asSealed(buyer, ctx),
    id: newId(),
    amountFen: paidFen - cardFen,
    state: 'requested',
    requestedAt: ctx.now,
    nextTryAt: ctx.now,
  })
  await issueInvoices.run(ctx)
}

/** So many days ago; planting tells nobody. */
const withinAt = ({ db, config, now }: Seeding, days: number): Context => ({
  db,
  config,
  now: earlier(now, { days }),
  emit: async () => undefined,
})
