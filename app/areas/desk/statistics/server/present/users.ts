import type { CsvColumns } from '#kit/csv/server/write.ts'
import { retentionOf, type UserGroup, type UserKey, userFigures, userGroups } from '../../rules/users.ts'
import { channelWords, reported } from '../../rules.ts'
import type { UserSums } from '../queries/users.ts'
import { figure } from './figure.ts'

/** The names of channels and levels, by their numbers. */
interface Names {
  channels: ReadonlyMap<number, string>
  levels: ReadonlyMap<number, string>
}

/** What users did, as it is told. What cannot be told apart so is ''. */
export const asCountedUsers = (sums: UserSums, isHidden: boolean, group: UserGroup, { channels, levels }: Names) => {
  const by: readonly UserKey[] = userGroups[group].by
  return {
    date: sums.date ?? '',
    channel: sums.channel ?? 0,
    channel_name: by.includes('channel') ? joinedThrough(sums.channel, channels) : '',
    level: sums.level ?? 0,
    level_name: by.includes('level') ? (levels.get(sums.level ?? 0) ?? `${sums.level} 级`) : '',
    joined: sums.joined,
    active: sums.active,
    first_booking: reported(sums.firstBooking, isHidden),
    first_order: sums.firstOrder,
    first_consultation: reported(sums.firstConsultation, isHidden),
    kept_1: retentionOf({ due: sums.due1, kept: sums.kept1 }),
    kept_7: retentionOf({ due: sums.due7, kept: sums.kept7 }),
    kept_30: retentionOf({ due: sums.due30, kept: sums.kept30 }),
    now: sums.date === null ? String(sums.now) : '',
  }
}

const joinedThrough = (channel: number | null, named: ReadonlyMap<number, string>): string =>
  channel === null ? '窗口代建或没有记录' : channelWords(channel, named)

type CountedUsers = ReturnType<typeof asCountedUsers>

export const userColumns: CsvColumns<CountedUsers> = {
  '日期（周为周一）': (row) => row.date,
  注册渠道: (row) => row.channel_name,
  会员等级: (row) => row.level_name,
  [userFigures.joined.words]: (row) => row.joined,
  [userFigures.active.words]: (row) => row.active,
  [userFigures.first_booking.words]: figure('first_booking'),
  [userFigures.first_order.words]: (row) => row.first_order,
  [userFigures.first_consultation.words]: figure('first_consultation'),
  [userFigures.kept_1.words]: (row) => row.kept_1,
  [userFigures.kept_7.words]: (row) => row.kept_7,
  [userFigures.kept_30.words]: (row) => row.kept_30,
  [userFigures.now.words]: figure('now'),
}
