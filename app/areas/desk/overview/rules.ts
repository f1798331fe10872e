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
