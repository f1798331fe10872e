import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { payMerchants as merchants } from '#app/areas/pay/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { PaymentProviderName } from '#kit/outside/payment.ts'

/** Hospitals, once for each of these providers, with the account there that takes their money; one hospital alone, where it is named. */
export const hospitalsWith = (
  db: Db,
  providers: readonly PaymentProviderName[],
  hospitalId: number | undefined,
  asked: ListRequest<never>,
) => {
  const provider = sql<PaymentProviderName>`offered.provider`
  const current = and(
    eq(merchants.payee, sql`'hospital:' || ${hospitals.id}`),
    eq(merchants.provider, provider),
    isNull(merchants.endedAt),
  )
  return listQuery(
    db,
    (db) =>
      db
        .select({
          hospitalId: hospitals.id,
          name: hospitals.name,
          provider,
          number: merchants.number,
          since: merchants.since,
          setByName: merchants.setByName,
        })
        .from(hospitals)
        .crossJoin(sql`unnest(${sql.param([...providers])}::text[]) with ordinality as offered (provider, position)`)
        .leftJoin(merchants, current),
    {
      scope: hospitalId === undefined ? undefined : eq(hospitals.id, hospitalId),
      searched: [hospitals.name, merchants.number],
      filters: {},
      sorts: {},
      sortedBy: {},
      last: sql`${hospitals.id}, offered.position`,
      key: sql`${hospitals.id} || ' ' || offered.position`,
    },
    asked,
  )
}

export type HospitalRow = Awaited<ReturnType<ReturnType<typeof hospitalsWith>['upTo']>>[number]

export type MerchantRow = typeof merchants.$inferSelect

/** What took the money of these hospitals before, the newest first. */
export const listBefore = (db: Db, hospitalIds: readonly number[]): Promise<MerchantRow[]> =>
  db
    .select()
    .from(merchants)
    .where(
      and(
        inArray(
          merchants.payee,
          hospitalIds.map((id) => `hospital:${id}`),
        ),
        isNotNull(merchants.endedAt),
      ),
    )
    .orderBy(desc(merchants.id))

export const findHospitalName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.select({ name: hospitals.name }).from(hospitals).where(eq(hospitals.id, id)))[0]?.name
