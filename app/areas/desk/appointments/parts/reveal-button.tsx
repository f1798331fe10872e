import { IdentityButton } from '#app/desk-shell/identity-button.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskAppointmentReveal } from '../contract.ts'

/** Shows the counter who comes for what was bought. */
export function RevealButton({ yuyueId }: { yuyueId: number }) {
  const reveal = useAct(deskAppointmentReveal)
  return <IdentityButton look={() => reveal.run({ yuyue_id: yuyueId })} busy={reveal.busy} />
}
