import { servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { providerName } from '#app/areas/desk/money/rules.ts'
import type { StaffContext } from '#app/context.ts'
import { hasMerchantKeys } from '#kit/outside/server/payment.ts'
import type { HospitalRow, MerchantRow } from './queries.ts'

export const asMerchant = (ctx: StaffContext, before: readonly MerchantRow[]) => (row: HospitalRow) => ({
  hospital_id: row.hospitalId,
  hospital_name: row.name,
  provider: row.provider,
  provider_name: providerName(row.provider),
  number: row.number ?? '',
  has_keys: row.number === null || hasMerchantKeys(ctx, row.provider, row.number),
  since: row.since,
  set_by: row.setByName ?? '',
  is_ours: servesPlatform(ctx),
  before: before
    .filter(({ payee, provider }) => payee === `hospital:${row.hospitalId}` && provider === row.provider)
    .map(({ number, since, endedAt, setByName }) => ({ number, since, until: endedAt, set_by: setByName })),
})
