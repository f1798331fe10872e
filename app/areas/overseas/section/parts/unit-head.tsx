import { abroadUnitAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import type { overseasUnitInfo } from '#app/areas/overseas/directory/contract.ts'
import { placeWords } from '#app/areas/overseas/directory/rules.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'

/** A hospital abroad as its own pages have it. */
export type WholeUnit = CallOutput<typeof overseasUnitInfo>

const tabs = [
  ['desc', '介绍'],
  ['doctors', '专家'],
  ['services', '服务'],
] as const

/** The name of a hospital, whether it is proven, and its three tabs [X024]. */
export function UnitHead({ unit, tab }: { unit: WholeUnit; tab: (typeof tabs)[number][0] }) {
  const counts = { desc: undefined, doctors: unit.expert_num, services: unit.goods_num }
  return (
    <>
      <div className="space-y-8 bg-card px-16 pt-16 pb-12">
        <h2 className="text-18 font-semibold">{unit.unit_name}</h2>
        <p className="text-14 text-ink-2">{unit.foreign_name}</p>
        <div className="flex flex-wrap gap-4 text-12 text-ink-3">
          <span>{placeWords(unit.country_name, unit.city)}</span>
          {unit.proof_end_date && <Tag tone="success">授权至 {unit.proof_end_date}</Tag>}
          {unit.is_demo === 1 && <Tag>示范数据</Tag>}
        </div>
        <Proven unit={unit} />
      </div>
      <Tabs
        label="机构"
        tabs={tabs.map(([name, text]) => ({
          text,
          to: abroadUnitAddress(unit.unit_id, name),
          current: name === tab,
          count: counts[name],
        }))}
      />
    </>
  )
}

/** Whether a hospital may be asked and bought from on the day that it is: also where its proof runs out while one looks at it. */
export const useProven = ({ is_shown, proof_end_date }: Pick<WholeUnit, 'is_shown' | 'proof_end_date'>) => {
  const today = useToday()
  const isOver = proof_end_date !== '' && proof_end_date < today
  return { isProven: is_shown === 1 && !isOver, isOver }
}

/** Why a hospital cannot be asked now. */
export function Proven({ unit }: { unit: WholeUnit }) {
  const { isProven, isOver } = useProven(unit)
  if (isProven) return null
  return (
    <Notice tone="danger">{isOver ? '执业许可或合作授权刚刚到期，在更新之前不能询价和购买。' : unit.why_not}</Notice>
  )
}
