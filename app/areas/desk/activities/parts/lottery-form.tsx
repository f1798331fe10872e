import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { chanceText } from '#app/areas/activities/lottery/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { withAt, withoutAt } from '#kit/lists/changed.ts'
import { Button } from '#kit/ui/button.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskLotteryAdd } from '../contract.ts'
import { MOST_PRIZES, thanksWeight, weightOf } from '../rules.ts'
import { AboutFields, about } from './about-fields.tsx'
import { type Draft, emptyDraft, PrizeFields } from './prize-fields.tsx'
import { useOpenCoupons } from './use-open-coupons.ts'

/** A lottery to be made: its days, how often one may draw, and the prizes. */
export function LotteryForm({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const coupons = useOpenCoupons()
  const [prizes, setPrizes] = useState<readonly Draft[]>([emptyDraft()])
  const weights = prizes.map(({ chance }) => ({ weight: weightOf(chance) ?? 0 }))
  const left = thanksWeight(weights)
  return (
    <EditForm
      title="新增抽奖"
      action="保存"
      disabled={left === undefined}
      save={(form, send) =>
        send(deskLotteryAdd, {
          ...readForm(deskLotteryAdd, form, { ...about, free_num: 'text', help_most: 'text' }),
          prizes: prizes.map(wireOf),
        })
      }
      said={() => '已新增'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <AboutFields />
      <div className="grid grid-cols-2 gap-x-12">
        <NumberField label="每人每天免费" name="free_num" unit="次" min={0} max={20} defaultValue={1} required />
        <NumberField label="助力每天最多" name="help_most" unit="次" min={0} max={20} defaultValue={3} required />
      </div>
      {prizes.map((draft, at) => (
        <PrizeFields
          key={draft.key}
          draft={draft}
          title={`奖品 ${at + 1}`}
          coupons={coupons}
          onChange={(next) => setPrizes(withAt(prizes, at, next))}
          onRemove={prizes.length > 1 ? () => setPrizes(withoutAt(prizes, at)) : undefined}
        />
      ))}
      {prizes.length < MOST_PRIZES - 1 && (
        <Button size="small" kind="secondary" onClick={() => setPrizes([...prizes, emptyDraft()])}>
          <PlusIcon />
          再加一个奖品
        </Button>
      )}
      <p role="status" className={left === undefined ? 'text-14 text-danger' : 'text-14 text-ink-2'}>
        {left === undefined ? '概率加起来超过了 100%' : `其余 ${chanceText(left)} 是“谢谢参与”`}
      </p>
    </EditForm>
  )
}

const wireOf = ({ kind, title, chance, worth, pieces, points, couponId }: Draft) => ({
  kind,
  title,
  weight: weightOf(chance) ?? 0,
  worth,
  pieces: Number(pieces),
  ...(kind === 'points' ? { points: Number(points) } : {}),
  ...(kind === 'coupon' ? { coupon_id: Number(couponId) } : {}),
})
