import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { doctorServices, unbindDoctor } from '../contract.ts'

interface BoundDoctorProps {
  doctorId: number
  name: string
}

/** For who keeps to this doctor: that they do, and the way to do so no longer. It comes late, so it belongs where it moves nothing. */
export function BoundDoctor({ doctorId, name }: BoundDoctorProps) {
  const key = useSession()
  const [isBound, setBound] = useState(false)
  const [asking, setAsking] = useState(false)
  const unbinding = useAct(unbindDoctor)
  useEffect(() => {
    if (key === null) return setBound(false)
    callApi(doctorServices, { doctor_id: doctorId }).then(
      ({ isInviteDoc }) => setBound(isInviteDoc === 1),
      () => undefined,
    )
  }, [key, doctorId])
  if (!isBound) return null
  const unbind = async () => {
    if (!(await unbinding.run({ doctor_id: doctorId }))) return
    setAsking(false)
    setBound(false)
    toast(`已和${name}医生解除绑定`)
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-12">
        <p className="text-14 text-ink-2">您绑定了{name}医生</p>
        <Button kind="text" size="small" onClick={() => setAsking(true)}>
          解除绑定
        </Button>
      </div>
      <Dialog
        open={asking}
        title="解除绑定？"
        cancelText="先不解除"
        confirmText="解除绑定"
        busy={unbinding.busy}
        onCancel={() => setAsking(false)}
        onConfirm={unbind}
      >
        以前的预约和问诊都还在，以后也可以再绑定。
      </Dialog>
    </Card>
  )
}
