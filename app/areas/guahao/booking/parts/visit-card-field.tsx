import { createCard } from '#app/areas/guahao/visit-cards/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'

/** The name of the field. */
export const CARD_FIELD = 'card_no'

interface VisitCardFieldProps {
  memberId: number
  unitId: number
  value: string
  /** It was asked for and is not there. */
  isMissing: boolean
  onChange: (cardNo: string) => void
}

/** The card that the hospital asks for: bound, typed, or made here and now. */
export function VisitCardField({ memberId, unitId, value, isMissing, onChange }: VisitCardFieldProps) {
  const making = useAct(createCard)
  const make = async () => {
    const made = await making.run({ member_id: memberId, unit_id: unitId })
    if (made) onChange(made.card_no)
  }
  return (
    <Field
      label="就诊卡号"
      name={CARD_FIELD}
      autoComplete="off"
      maxLength={32}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder="本院就诊卡上的号码"
      hint={value ? undefined : '没有卡？点右边在线办一张，不用排队'}
      error={making.error?.words ?? (isMissing ? '请填写就诊卡号，没有卡就点右边办一张' : undefined)}
      end={
        !value && (
          <Button kind="text" size="small" busy={making.busy} onClick={make}>
            办新卡
          </Button>
        )
      }
    />
  )
}
