import { REMINDER_LASTS_MS } from '#app/areas/family-doctor/rules.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { wantsReminders } from '#app/areas/records/ground/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { asEntry } from '../present.ts'
import * as queries from '../queries.ts'
import { reminderOf } from './save.ts'

const MOST_AT_ONCE = 200

/** Reminds of medicines whose time has come, once; what waited too long is passed over. The message says neither who nor what. */
export const remindOfMedicines = (ctx: Context): Promise<void> =>
  transactInside(ctx, async (inside) => {
    for (const { entry, record } of await queries.lockDue(inside.db, inside.now, MOST_AT_ONCE)) {
      await queries.updateEntry(inside.db, entry.id, { remindAt: reminderOf(asEntry(inside, entry), inside.now) })
      const waitedMs = inside.now.getTime() - (entry.remindAt?.getTime() ?? 0)
      if (waitedMs > REMINDER_LASTS_MS) continue
      if (!(await wantsReminders(inside.db, record.patientId as PatientId))) continue
      await notifyBy(inside, messages.due, {
        patientId: record.patientId,
        values: {},
        link: address('/records/own', { member_id: record.memberId }),
      })
    }
  })
