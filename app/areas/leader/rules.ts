/** The rank whose places the board shows: how often doctors were booked. */
export const RANK = 1

/** The board that is shown where nobody names one. */
export const FAMOUS = 1

/** What stands at the head of a board, by its number. */
export const boards: Readonly<
  Record<number, { name: string; subtitle: string; shareTitle: string; shareDesc: string }>
> = {
  [FAMOUS]: {
    name: '名医榜',
    subtitle: '按患者真实完成的预约排名，每天更新',
    shareTitle: '名医榜：看看你所在城市大家都在约谁',
    shareDesc: '按城市、按疾病找好医生，真实预约数据排名，不接受付费排名。',
  },
}

/** The task that sharing a board is, as `points` knows it. */
export const shareTask = (leaderId: number) =>
  ({ business_mark: 'daily', task_id: 'share', action: 'action_share', object_id: `leader-${leaderId}` }) as const
