/** A plan as people say it, of the few shapes that our jobs have; any other stays as cron has it. */
export const cadenceOf = (every: string): string => {
  if (every === '') return '需要时'
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = every.split(' ')
  const isDaily = day === '*' && month === '*' && weekday === '*'
  if (isDaily && hour === '*' && minute === '*') return '每分钟'
  const step = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (isDaily && hour === '*' && step) return `每 ${step} 分钟`
  if (isDaily && hour === '*' && /^\d+$/.test(minute)) return `每小时的第 ${minute} 分`
  if (isDaily && /^\d+$/.test(minute) && /^[\d,]+$/.test(hour))
    return `每天 ${hour
      .split(',')
      .map((one) => `${one.padStart(2, '0')}:${minute.padStart(2, '0')}`)
      .join('、')}`
  return every
}
