import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { allAppointStates, allCodeStates } from '#app/areas/membership/states.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskBookings, deskCodes, deskCombos } from '../contract.ts'
import { BookingsView } from '../parts/bookings-view.tsx'
import { CodesView } from '../parts/codes-view.tsx'
import { CombosView } from '../parts/combos-view.tsx'
import { allViews, views } from '../rules.ts'
import type { Route } from './+types/membership'

export { handle } from 'virtual:rows/desk-membership'

const load = async ({ callApi, query }: Loading) => {
  const [view, page] = [allViews.find((one) => one === query.get('view')) ?? 'bookings', maybeId(query, 'page') ?? 1]
  if (view === 'combos') return { view, found: await callApi(deskCombos, {}) } as const
  if (view === 'codes') {
    const state = allCodeStates.find((one) => one === query.get('state')) ?? 'open'
    const [found, choices] = await Promise.all([callApi(deskCodes, { state, page }), callApi(deskCombos, {})])
    return { view, state, found, choices } as const
  }
  const code = query.get('code')?.slice(0, 40) || undefined
  const state = allAppointStates.find((one) => one === query.get('state')) ?? 'waiting'
  return { view, state, code, found: await callApi(deskBookings, { state, code, page }) } as const
}
export const clientLoader = behindStaffGate(load)
const PATH = '/desk/membership'

export default function DeskMembershipPage({ loaderData: shown }: Route.ComponentProps) {
  const mayManage = useMay('membership.manage')
  return (
    <DeskFrame note="患者买到的会员按当时的约定算；改价格和权益只影响以后的订单。">
      <div className="space-y-16">
        {mayManage && (
          <Tabs
            label="会员"
            tabs={[...allViews].reverse().map((view) => ({
              text: views[view],
              to: address(PATH, { view }),
              current: view === shown.view,
            }))}
          />
        )}
        {shown.view === 'combos' && <CombosView {...shown.found} />}
        {shown.view === 'codes' && <CodesView {...shown} />}
        {shown.view === 'bookings' && <BookingsView {...shown} />}
      </div>
    </DeskFrame>
  )
}
