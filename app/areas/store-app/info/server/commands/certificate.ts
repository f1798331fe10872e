import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { isUniqueViolation } from '#kit/db/transaction.ts'
import type { Day } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as queries from '../queries.ts'

interface Written {
  name: string
  number: string
  issuer: string
  begin_date: Day
  end_date?: Day | undefined
}

const asRow = ({ begin_date: validFrom, end_date, ...named }: Written) => ({
  ...named,
  validFrom,
  validUntil: end_date ?? null,
})
const isBackwards = ({ begin_date, end_date }: Written): boolean => end_date !== undefined && end_date < begin_date
const factsOf = ({ name, end_date }: Written) => ({ certificateName: name, certificateEnd: end_date ?? '长期' })

/** Writes a certificate down: its id. */
export const addCertificate = (ctx: StaffContext, written: Written) =>
  ctx.transact(async (inside) => {
    if (isBackwards(written)) return new Refused('order')
    const row = { ...asRow(written), hospitalId: inside.staff.hospitalId }
    const id = await queries.insertCertificate(inside.db, row)
    if (id === undefined) return new Refused('taken')
    const after = factsOf(written)
    await recordAct(inside, { act: 'store-info.certificate-add', kind: 'store-certificate', id, after })
    return id
  })

/** Writes a certificate anew. */
export const changeCertificate = async (ctx: StaffContext, id: number, written: Written) => {
  if (isBackwards(written)) return new Refused('order')
  try {
    return await ctx.transact(async (inside) => {
      await queries.updateCertificate(inside.db, id, asRow(written))
      const after = factsOf(written)
      await recordAct(inside, { act: 'store-info.certificate-change', kind: 'store-certificate', id, after })
      return id
    })
  } catch (error) {
    if (isUniqueViolation(error, 'store_app_certificates_number')) return new Refused('taken')
    throw error
  }
}
