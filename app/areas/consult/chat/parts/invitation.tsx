import { useState } from 'react'
import { bindDoctor } from '#app/areas/consult/doctors/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { Visit } from './chat-head.tsx'

/** The doctor asks the patient to keep to them. */
export function Invitation({ visit: { doctor, other } }: { visit: Visit }) {
  const bind = useAct(bindDoctor)
  const [isBound, setBound] = useState(other.isInvite === 0)
  if (!doctor) return null
  const accept = async () => {
    if (!(await bind.run({ doctor_id: doctor.doctor_id }))) return
    setBound(true)
    toast(`已绑定${doctor.doctor_name}医生`)
  }
  return (
    <section aria-label="医生的邀请" className="w-260 space-y-8 rounded-12 bg-card p-12 text-14 shadow-soft">
      <p className="text-16 font-medium">邀请您绑定{doctor.doctor_name}医生</p>
      <p className="text-ink-2">绑定后可以更快找到这位医生，已有 {other.inviteNum} 位患者绑定。</p>
      {isBound ? (
        <p className="text-ink-3">已绑定</p>
      ) : (
        <Button wide busy={bind.busy} onClick={accept}>
          绑定这位医生
        </Button>
      )}
    </section>
  )
}
