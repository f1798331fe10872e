import { adviserAddress, inquiryAddress, unitsAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { AskButton } from './ask-button.tsx'
import { useProven, type WholeUnit } from './unit-head.tsx'

/** What can be done with a hospital: ask it for a price, or an adviser; another, where it is not proven now. */
export function UnitAction({ unit }: { unit: WholeUnit }) {
  const { isProven } = useProven(unit)
  const { unit_id } = unit
  return (
    <BottomAction>
      {isProven ? (
        <>
          <AskButton to={adviserAddress({ unit_id })} unit_id={unit_id} isSecond>
            问顾问
          </AskButton>
          <AskButton to={inquiryAddress(unit_id)} unit_id={unit_id}>
            请医院报价
          </AskButton>
        </>
      ) : (
        <ButtonLink kind="secondary" to={unitsAddress()}>
          看别的机构
        </ButtonLink>
      )}
    </BottomAction>
  )
}
