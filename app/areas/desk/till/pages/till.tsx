import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskTill, deskTillRefunds } from '../contract.ts'
import { CloseShift } from '../parts/close-shift.tsx'
import { OpenShift } from '../parts/open-shift.tsx'
import { OwedRefunds } from '../parts/owed-refunds.tsx'
import { ShiftSums } from '../parts/shift-sums.tsx'
import { TakingTable } from '../parts/taking-table.tsx'
import type { Route } from './+types/till'

export { handle } from 'virtual:rows/desk-till'

const load = async ({ callApi, query }: Loading) => {
  const [till, owed] = await Promise.all([
    callApi(deskTill, {}),
    callApi(deskTillRefunds, { page: maybeId(query, 'page') ?? 1 }),
  ])
  return { ...till, owed }
}
export const clientLoader = behindStaffGate(load)

export default function TillPage({ loaderData: { shift, list, owed } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const refresh = () => void revalidate()
  return (
    <DeskFrame
      note={shift ? `${shortTime(shift.open_time)} 开班` : '开班后才能收费和退费；交班时点一遍现金。'}
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/counter">
            人工窗口
          </ButtonLink>
          {shift && <CloseShift onClosed={refresh} />}
        </>
      }
    >
      {shift ? <ShiftSums shift={shift} /> : <OpenShift onOpened={refresh} />}
      <TitledSection title="等患者来领的退费">
        <OwedRefunds owed={owed} hasShift={shift !== null} onDone={refresh} />
      </TitledSection>
      {shift && (
        <TitledSection title="本班收退">
          <TakingTable takings={list} isClosed={false} />
        </TitledSection>
      )}
    </DeskFrame>
  )
}
