import type { Db } from '#kit/db/open.ts'
import { replaceNotice } from '../queries/import.ts'

/** What stands above schedules that were invented for a real hospital, so that nobody sets out for them. */
export const INVENTED_NOTICE = '示范数据：这里的排班和号源由系统生成，仅供体验，请勿据此前往医院。'

/** Says above the schedules of departments that they are invented, where nothing else is said. */
export const markInvented = (db: Db, depIds: readonly number[]) => replaceNotice(db, depIds, '', INVENTED_NOTICE)

/** Takes that back. */
export const unmarkInvented = (db: Db, depIds: readonly number[]) => replaceNotice(db, depIds, INVENTED_NOTICE, '')
