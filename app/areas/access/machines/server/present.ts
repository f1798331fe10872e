import { allPermissions } from '#app/areas/access/staff/rules.ts'
import { later } from '#kit/time/span.ts'
import { keyStateAt, SOON_DAYS } from '../rules.ts'
import type { KeyRow } from './queries.ts'

/** A key as its hospital sees it. */
export const asKey = ({ key, madeBy }: { key: KeyRow; madeBy: string | null }, now: Date) => ({
  key_id: key.id,
  key_name: key.name,
  ends_in: key.endsIn,
  state: keyStateAt(key, now, later(now, { days: SOON_DAYS })),
  scopes: allPermissions.filter((one) => key.scopes.includes(one)),
  is_read_only: key.isReadOnly,
  end_time: key.expiresAt,
  former_end_time: key.formerUntil !== null && key.formerUntil > now ? key.formerUntil : null,
  used_time: key.lastUsedAt,
  made_by: madeBy ?? '',
  make_time: key.createdAt,
})
