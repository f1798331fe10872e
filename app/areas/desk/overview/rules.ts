/** What stands together on the overview, in its order, by the names of figures; what is nowhere here stands at the end. */
const groups: readonly { words: string; keys: readonly string[] }[] = [
  {
    words: '门诊',
    keys: ['visits.placed', 'visits.arrived', 'visits.waiting', 'visits.done', 'visits.missed', 'visits.made'],
  },
  { words: '到院预约', keys: ['comes.placed', 'comes.arrived', 'comes.missed', 'comes.made'] },
  { words: '问诊', keys: ['consult.unanswered', 'consult.oldest', 'complaints.waiting'] },
  {
    words: '商城',
    keys: ['orders.made', 'orders.paid', 'orders.to-ship', 'refunds.applied', 'refunds.returned', 'refunds.escalated'],
  },
  { words: '资金', keys: ['money.came', 'money.back'] },
  { words: '平台运行', keys: ['jobs.failed', 'sms.unsent'] },
]

/** Figures under the words of what they are about, in order; groups of which there is none are not there. */
export const grouped = <F extends { key: string }>(figures: readonly F[]): { words: string; figures: F[] }[] => {
  const known = groups.map(({ words, keys }) => ({
    words,
    figures: keys.flatMap((key) => figures.filter((figure) => figure.key === key)),
  }))
  const placed = new Set(groups.flatMap(({ keys }) => keys))
  const others = { words: '其他', figures: figures.filter(({ key }) => !placed.has(key)) }
  return [...known, others].filter((group) => group.figures.length > 0)
}

/** Minutes as people say how long something has waited: `3 小时 20 分钟`. */
export const spokenMinutes = (minutes: number): string => {
  const [days, hours, left] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`
  if (hours > 0) return left > 0 ? `${hours} 小时 ${left} 分钟` : `${hours} 小时`
  return `${left} 分钟`
}
