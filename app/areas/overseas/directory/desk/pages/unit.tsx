import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskAbroadChoices, deskAbroadUnit } from '../contract.ts'
import { UnitForm } from '../parts/unit-form.tsx'
import { UnitProofs } from '../parts/unit-proofs.tsx'
import { UnitRates } from '../parts/unit-rates.tsx'
import type { Route } from './+types/unit'

export { handle } from 'virtual:rows/desk-abroad-unit'

const load = async ({ callApi, query }: Loading) => {
  const unit_id = maybeId(query, 'unit_id')
  const [choices, unit] = await Promise.all([
    callApi(deskAbroadChoices, {}),
    unit_id === undefined ? undefined : callApi(deskAbroadUnit, { unit_id }),
  ])
  return { choices, unit }
}
export const clientLoader = behindStaffGate(load)

export default function DeskAbroadUnitPage({ loaderData: { choices, unit } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [round, setRound] = useState(0)
  const again = () => {
    setRound(round + 1)
    revalidate()
  }
  return (
    <DeskFrame
      title={unit ? unit.name : '新增海外机构'}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/abroad">
          返回机构
        </ButtonLink>
      }
    >
      <div className="max-w-960 space-y-16">
        {unit?.why_not && <Notice tone="warning">现在不对患者展示：{unit.why_not}</Notice>}
        {unit && <UnitProofs key={`proofs ${round}`} unit={unit} onDone={again} />}
        {unit && <UnitRates key={`rates ${round}`} unit={unit} onDone={again} />}
        <Card title="机构资料">
          <UnitForm
            key={unit?.unit_id ?? 'new'}
            unit={unit}
            choices={choices}
            onSaved={(id) =>
              unit ? again() : navigate(address('/desk/abroad/unit', { unit_id: id }), { replace: true })
            }
          />
        </Card>
      </div>
    </DeskFrame>
  )
}
