import { LocateFixedIcon } from 'lucide-react'
import { useState } from 'react'
import { requestPlace } from '#kit/bridge/place.ts'
import { Button } from '#kit/ui/button.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { unitNears } from '../contract.ts'
import { UnitCard } from './unit-card.tsx'

const SHOWN = 3

type Near = CallOutput<typeof unitNears>['list']

/** Hospitals around where the phone is, whatever their city: for who stands in one that has none. Asked for by a tap. */
export function HospitalsNear() {
  const [near, setNear] = useState<Near | 'asking' | 'no-place' | 'failed'>()
  const look = async () => {
    setNear('asking')
    const place = await requestPlace()
    if (!place) return setNear('no-place')
    await callApi(unitNears, { ...place, page_size: SHOWN }).then(
      ({ list }) => setNear(list),
      () => setNear('failed'),
    )
  }
  if (Array.isArray(near) && near.length > 0)
    return (
      <section aria-label="离我最近的医院" className="space-y-12 pb-16 text-left">
        <h2 className="text-16 font-semibold">离我最近的医院</h2>
        {near.map((unit) => (
          <UnitCard key={unit.unit_id} unit={unit} />
        ))}
      </section>
    )
  return (
    <div className="pb-16 text-center">
      <Button kind="text" busy={near === 'asking'} onClick={look}>
        <LocateFixedIcon />
        看离我最近的医院
      </Button>
      <p role="status" className="px-16 text-14 text-ink-2 empty:hidden">
        {near === 'no-place' && '没有拿到您的位置。请在手机设置里允许定位，或者换个城市看看。'}
        {near === 'failed' && '没有查到，请检查网络后再试一次。'}
        {Array.isArray(near) && '附近还没有可以预约的医院，可以先在线问医生。'}
      </p>
    </div>
  )
}
