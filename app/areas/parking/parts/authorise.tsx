import { type FormEvent, useState } from 'react'
import { plateKindOf } from '#kit/check/plate.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { agreeAuthorization } from '../contract.ts'
import { AUTHORISED_DAYS, MOST } from '../rules.ts'

interface AuthoriseProps {
  unitId: number
  feeRule: string
  onDone: () => void
}

/** Says what is handed to whom, and takes the plate. */
export function Authorise({ unitId, feeRule, onDone }: AuthoriseProps) {
  const agreeing = useAct(agreeAuthorization)
  const [fault, setFault] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const plate = String(new FormData(event.currentTarget).get('plate') ?? '')
    if (!plateKindOf(plate)) return setFault('请填写完整的车牌号')
    setFault('')
    if (await agreeing.run({ unit_id: unitId, plate })) onDone()
  }
  return (
    <Card title="停车预约">
      <form onSubmit={submit} className="space-y-12">
        {feeRule && <p className="text-14 text-ink-2">{feeRule}</p>}
        <Field
          label="车牌号"
          name="plate"
          maxLength={MOST.plate}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder="如 粤B12345"
          hint="蓝牌、绿牌、粤港澳、警车等都可以"
          error={fault || agreeing.error?.words}
        />
        <p className="text-14 text-ink-2">
          同意后，医院只把车牌和到达时间交给停车场，用于放行和计费，{AUTHORISED_DAYS} 天内有效，可以随时取消。
        </p>
        <Button type="submit" wide busy={agreeing.busy}>
          同意并授权停车服务
        </Button>
      </form>
    </Card>
  )
}
