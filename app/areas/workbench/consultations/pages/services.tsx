import { useState } from 'react'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindDoctorGate, type Loading } from '#kit/wire/load.ts'
import { benchBusy, benchServices } from '../contract.ts'
import { ServiceForm } from '../parts/service-form.tsx'
import type { Route } from './+types/services'

export { handle } from 'virtual:rows/workbench-services'

const load = ({ callApi }: Loading) => callApi(benchServices, {})
export const clientLoader = behindDoctorGate(load)
export default function BenchServicesPage({ loaderData: { is_busy, list } }: Route.ComponentProps) {
  return (
    <WorkbenchFrame note="修改只影响之后的提问，已经付款的按原来的约定。">
      <BusySwitch isBusy={is_busy === 1} />
      {list.length === 0 && (
        <div className="rounded-12 bg-card shadow-soft">
          <Empty title="还没有开通问诊" text="请联系平台运营为您开通图文、电话或视频问诊。" />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
        {list.map((service) => (
          <ServiceForm key={service.type} service={service} />
        ))}
      </div>
    </WorkbenchFrame>
  )
}

function BusySwitch({ isBusy }: { isBusy: boolean }) {
  const turn = useAct(benchBusy)
  const [isFree, setFree] = useState(!isBusy)
  const set = async (free: boolean) => {
    const turned = await turn.run({ is_busy: free ? 0 : 1 })
    if (!turned) return
    setFree(turned.is_busy === 0)
    toast(turned.is_busy === 1 ? '现在不接新的提问' : '现在可以接新的提问')
  }
  return (
    <div className="rounded-12 bg-card shadow-soft">
      <Switch
        checked={isFree}
        disabled={turn.busy}
        onChange={(event) => set(event.target.checked)}
        note="关闭后患者找不到您，也不能向您提问；已经接诊的问诊照常进行"
      >
        {isFree ? '空闲，可以接新的提问' : '忙碌，暂停接新的提问'}
      </Switch>
    </div>
  )
}
