import { sexWord } from '#app/areas/access/patients/rules.ts'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { child } from '../contract.ts'

/** Who a child is and how old, in two lines. */
export function ChildLine({ baby }: { baby: CallOutput<typeof child> }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-8 text-18 font-semibold">
        <span className="min-w-0 break-words">{baby.baby_name}</span>
        <Tag>{baby.growth_state_words}</Tag>
        {baby.relation_name && <Tag>我是{baby.relation_name}</Tag>}
      </p>
      <p className="pt-4 text-14 text-ink-2">
        {sexWord(baby.sex)} · {baby.age_words}
        {baby.corrected_words && ` · 矫正 ${baby.corrected_words}`}
      </p>
      <p className="text-12 text-ink-3">
        {baby.birthday} 出生
        {baby.gestation_words && ` · 孕 ${baby.gestation_words}`}
      </p>
    </div>
  )
}
