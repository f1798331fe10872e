import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchSignings } from '../contract.ts'

/** A resident as the team's lists show them. */
export type Resident = CallOutput<typeof benchSignings>['list'][number]

const tones: Readonly<Record<string, Tone>> = { pending: 'warning', signed: 'accent', declined: 'danger' }

/** Who they are, how they stand, and what waits. */
export function ResidentLine({ resident }: { resident: Resident }) {
  return (
    <Card to={address('/workbench/resident', { id: resident.id })}>
      <div className="flex flex-wrap items-center gap-8">
        <span className="text-16 font-medium">{resident.truename || '纸质签约居民'}</span>
        <span className="text-14 text-ink-2">{whoOf(resident)}</span>
        <Tag tone={tones[resident.state]}>{resident.state_desc}</Tag>
        {resident.is_waiting === 1 && <Tag tone="danger">待评估</Tag>}
        {resident.is_renewable === 1 && <Tag tone="warning">还有 {resident.days_left} 天到期</Tag>}
      </div>
      <p className="pt-6 text-14 text-ink-2">{resident.tags.join('、')}</p>
      {resident.remark && <p className="pt-4 text-14 break-words">“{resident.remark}”</p>}
      <p className="pt-4 text-12 text-ink-3 tabular-nums">{termOf(resident)}</p>
    </Card>
  )
}

/** Sex and age in words; nothing of somebody who is known by their paper alone. */
export const whoOf = ({ age, sex }: Pick<Resident, 'age' | 'sex'>): string =>
  age === null ? '' : `${sex === 1 ? '女' : '男'} · ${age} 岁`

/** Since when and until when, or when they applied. */
export const termOf = ({ begin_date, end_date, add_time, reason }: Resident): string => {
  if (begin_date) return `服务期 ${begin_date} 至 ${end_date}`
  const applied = `${add_time.slice(0, 16)} 申请`
  return reason ? `${applied} · 未通过：${reason}` : applied
}
