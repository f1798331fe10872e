import { useState } from 'react'
import { BookingRulesCard } from '#app/areas/guahao/hospitals/cards/booking-rules-card.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskHospital } from '../contract.ts'
import { NoticeForm } from '../parts/notice-form.tsx'
import { RulesForm } from '../parts/rules-form.tsx'
import type { Route } from './+types/hospital'

export { handle } from 'virtual:rows/desk-hospital'

const load = ({ callApi }: Loading) => callApi(deskHospital, {})
export const clientLoader = behindStaffGate(load)
export default function HospitalPage({ loaderData }: Route.ComponentProps) {
  const [settings, setSettings] = useState(loaderData)
  return (
    <DeskFrame note={settings.unit_name}>
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <div className="space-y-16">
          <NoticeForm notice={settings.notice} version={settings.notice_version} />
          <Card title="患者看到的预约须知">
            <BookingRulesCard rules={settings.tips} />
          </Card>
        </div>
        <RulesForm
          rules={settings.rules}
          version={settings.rules_version}
          onSaved={(saved) => setSettings({ ...settings, ...saved })}
        />
      </div>
    </DeskFrame>
  )
}
