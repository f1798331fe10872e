import { useState } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { FindForm, type Found } from '../parts/find-form.tsx'
import { PersonTable } from '../parts/person-table.tsx'
import { RegisterButton } from '../parts/register-button.tsx'

export { handle } from 'virtual:rows/desk-counter'

/** Nothing is loaded: whom one looks for stands in no address. */
export const clientLoader = behindStaffGate(async () => null)

export default function CounterPage() {
  const [found, setFound] = useState<Found>()
  const mayCollect = useMay('till.run')
  return (
    <DeskFrame
      note="为窗口前、或打来电话的患者挂号、改约、取消和收费。"
      aside={
        <>
          {mayCollect && (
            <ButtonLink kind="secondary" size="small" to="/desk/till">
              收费班次
            </ButtonLink>
          )}
          <RegisterButton />
        </>
      }
    >
      <FindForm onFound={setFound} />
      {found && <PersonTable found={found} />}
    </DeskFrame>
  )
}
